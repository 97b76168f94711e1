import type { ValueKind } from '../calls/call'

/** Maximum number of values of a kind; later ones are ignored. */
const MAX_VALUES_PER_KIND = 12

export type CollectedValues = ReturnType<typeof createCollectedValues>

/** Values from responses that serve as parameters of later calls. */
export function createCollectedValues() {
  const values = new Map<ValueKind, Set<string>>()
  const pictures = new Map<string, string>()
  const collections = new Map<string, string>()
  return {
    add(kind: ValueKind, value: unknown): void {
      if (typeof value !== 'string' && typeof value !== 'number') return
      const ofKind = values.get(kind) ?? new Set()
      if (value !== '' && ofKind.size < MAX_VALUES_PER_KIND) ofKind.add(String(value))
      values.set(kind, ofKind)
    },
    setCollectionOf: (assetId: unknown, collectionId: string) => collections.set(String(assetId), collectionId),
    addPicture(address: string, call: string): void {
      if (!pictures.has(address)) pictures.set(address, call)
    },
    collectionOf: (assetId: string) => collections.get(assetId),
    of: (kind: ValueKind): string[] => [...(values.get(kind) ?? [])],
    /** Picture URLs, each with the name of the first call whose response contained it. */
    pictures: pictures as ReadonlyMap<string, string>,
  }
}
