const found = import.meta.glob<string>('../../../editor-schemas/**/*.json', { query: '?raw', import: 'default' })
const files = new Map(Object.entries(found).map(([path, read]) => [path.replace(/^.*\/editor-schemas\//, ''), read]))

/** The schema of a document as editors read it, by its path below `editor-schemas`; undefined: there is none. */
export const readSchema = async (path: string): Promise<string | undefined> => files.get(path)?.()
