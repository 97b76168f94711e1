const found = import.meta.glob<string>('../../../schemas/editor/**/*.json', { query: '?raw', import: 'default' })
const files = new Map(Object.entries(found).map(([path, read]) => [path.replace(/^.*\/schemas\/editor\//, ''), read]))

/** The schema of a document as editors read it, by its path below `schemas/editor`; undefined: there is none. */
export const readSchema = async (path: string): Promise<string | undefined> => files.get(path)?.()
