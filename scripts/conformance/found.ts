import type { Found } from '../calls/call'

/** Maximum number of values of a kind; later ones are ignored. */
const MAX_VALUES = 12

export type FoundValues = ReturnType<typeof createFound>

/** Values found in answers, for the parameters of further calls. */
export function createFound() {
  const values = new Map<Found, Set<string>>()
  const pictures = new Map<string, string>()
  const collections = new Map<string, string>()
  return {
    keep(kind: Found, value: unknown): void {
      if (typeof value !== 'string' && typeof value !== 'number') return
      const kept = values.get(kind) ?? new Set()
      if (value !== '' && kept.size < MAX_VALUES) kept.add(String(value))
      values.set(kind, kept)
    },
    keepCollectionOf: (asset: unknown, collection: string) => collections.set(String(asset), collection),
    keepPicture(address: string, call: string): void {
      if (!pictures.has(address)) pictures.set(address, call)
    },
    /** The collection that contains an asset. */
    collectionOf: (asset: string) => collections.get(asset),
    of: (kind: Found): string[] => [...(values.get(kind) ?? [])],
    /** Addresses of pictures, with the first call that named them. */
    pictures: pictures as ReadonlyMap<string, string>,
  }
}
