const schemaFiles = import.meta.glob<string>('../../../schemas/editor/**/*.json', { query: '?raw', import: 'default' })
const schemaLoaders = new Map(
  Object.entries(schemaFiles).map(([path, read]) => [path.replace(/^.*\/schemas\/editor\//, ''), read]),
)

/** Loads an editor schema by its path below `schemas/editor`; undefined if it does not exist. */
export const readSchema = async (path: string): Promise<string | undefined> => schemaLoaders.get(path)?.()
