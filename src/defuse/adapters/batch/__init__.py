"""Many tables at once, written into arrays: for training at speed."""

from defuse.adapters.batch.arrays import Arrays
from defuse.adapters.batch.batch import Batch

__all__ = ["Arrays", "Batch"]
