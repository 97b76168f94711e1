import {
  type CompletionItem,
  type CompletionList,
  getLanguageService,
  type Hover,
  TextDocument,
} from 'vscode-json-languageservice'

const SCHEMA_BASE_URL = 'https://site.invalid/schemas/editor/'

/** Completion and hover texts from the schemas. Validation is done by the site's own rules. */
export interface JsonLanguage {
  complete(path: string, text: string, offset: number): Promise<CompletionItem[]>
  /** Description of the field at an offset, in Markdown. */
  hover(path: string, text: string, offset: number): Promise<string | undefined>
}

/** @param read loads an editor schema by its path below `schemas/editor`; undefined if it does not exist */
export function createJsonLanguage(read: (path: string) => Promise<string | undefined>): JsonLanguage {
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      // A document references its schema by a path outside its folder.
      const schema = await read(parseSchemaPath(uri) ?? '')
      if (schema === undefined) throw new Error(`Schema not found: ${uri}`)
      return schema
    },
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  })
  service.configure({
    validate: false,
    schemas: DOCUMENT_SCHEMAS.map((path) => ({ uri: SCHEMA_BASE_URL + path, fileMatch: [`${path}/*`] })),
  })
  /** Gives the text an address that selects its schema. */
  const open = (path: string, text: string) => {
    const document = TextDocument.create(
      `https://site.invalid/${schemaPathOf(path, text) ?? 'none'}/text`,
      'json',
      1,
      text,
    )
    return { document, json: service.parseJSONDocument(document) }
  }
  return {
    async complete(path, text, offset) {
      const { document, json } = open(path, text)
      const list: CompletionList | null = await service.doComplete(document, document.positionAt(offset), json)
      return list?.items ?? []
    },
    async hover(path, text, offset) {
      const { document, json } = open(path, text)
      const hover: Hover | null = await service.doHover(document, document.positionAt(offset), json)
      return hover ? hoverText(hover.contents) : undefined
    },
  }
}

/** Schemas found by file path; all others are named by `$schema`. */
const DOCUMENT_SCHEMAS = ['config.json', 'title-layouts.json', 'module-list.json', 'service/title.json']

/** The schema of a file: by its `$schema`, else by its path. */
function schemaPathOf(path: string, text: string): string | undefined {
  const declared = /"\$schema"\s*:\s*"([^"]*schemas\/[^"]+\.json)"/.exec(text)?.[1]
  if (declared) return parseSchemaPath(declared)
  if (/(?:^|\/)config\.json$/.test(path)) return 'config.json'
  if (/(?:^|\/)modules\/title-layouts\.json$/.test(path)) return 'title-layouts.json'
  if (/(?:^|\/)titles\/[^/]+\.json$/.test(path)) return 'service/title.json'
  return /(?:^|\/)modules\/.*\.json$/.test(path) ? 'module-list.json' : undefined
}

/** The path below `schemas/editor` for a schema address; modules and views use the schema of all types. */
function parseSchemaPath(address: string): string | undefined {
  return /schemas\/(?:editor\/)?([^/]+\.json|[^/]+\/[^/]+\.json)$/
    .exec(address)?.[1]
    ?.replace(/^(module|view)s\/.+/, '$1.json')
}

function hoverText(contents: Hover['contents']): string {
  const texts = (Array.isArray(contents) ? contents : [contents]).map((each) =>
    typeof each === 'string' ? each : each.value,
  )
  return texts.join('\n\n')
}
