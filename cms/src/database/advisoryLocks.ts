/** Any numbers, but the same in every instance and release: what locks with one waits for whoever else does. */
export const advisoryLocks = {
  start: 0x6c656164,
  versions: 0x73697465,
  receipts: 7_318_204,
} as const
