import {
  type CompletionItem,
  type CompletionList,
  getLanguageService,
  type Hover,
  TextDocument,
} from 'vscode-json-languageservice'

const BASE = 'https://site.invalid/schemas/editor/'

/** What the schemas know of a text: they say what may stand somewhere. What is wrong the site's own check says. */
export interface JsonLanguage {
  complete(path: string, text: string, offset: number): Promise<CompletionItem[]>
  /** The meaning of the field at a place, in Markdown. */
  hover(path: string, text: string, offset: number): Promise<string | undefined>
}

/** @param read the text of a schema for editors, by its path below `schemas/editor`; undefined where there is none */
export function createJsonLanguage(read: (path: string) => Promise<string | undefined>): JsonLanguage {
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      // A text names its own by a path that leads out of its folder.
      const schema = await read(pathOf(uri) ?? '')
      if (schema === undefined) throw new Error(`no schema ${uri}`)
      return schema
    },
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  })
  service.configure({
    validate: false,
    schemas: DOCUMENTS.map((path) => ({ uri: BASE + path, fileMatch: [`${path}/*`] })),
  })
  /** The text, under an address that leads to its schema. */
  const open = (path: string, text: string) => {
    const document = TextDocument.create(`https://site.invalid/${schemaOf(path, text) ?? 'none'}/text`, 'json', 1, text)
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
      return hover ? wordsOf(hover.contents) : undefined
    },
  }
}

/** Told by their place; all others name their schema. */
const DOCUMENTS = ['config.json', 'title-layouts.json', 'module-list.json', 'service/title.json']

/** Which schema describes a file of a site's folder: by its `$schema`, else by its place. */
function schemaOf(path: string, text: string): string | undefined {
  const said = /"\$schema"\s*:\s*"([^"]*schemas\/[^"]+\.json)"/.exec(text)?.[1]
  if (said) return pathOf(said)
  if (/(?:^|\/)config\.json$/.test(path)) return 'config.json'
  if (/(?:^|\/)modules\/title-layouts\.json$/.test(path)) return 'title-layouts.json'
  if (/(?:^|\/)titles\/[^/]+\.json$/.test(path)) return 'service/title.json'
  return /(?:^|\/)modules\/.*\.json$/.test(path) ? 'module-list.json' : undefined
}

/** The path below `schemas/editor` that an address leads to; a module and a view have those of all types. */
function pathOf(address: string): string | undefined {
  return /schemas\/(?:editor\/)?([^/]+\.json|[^/]+\/[^/]+\.json)$/
    .exec(address)?.[1]
    ?.replace(/^(module|view)s\/.+/, '$1.json')
}

function wordsOf(contents: Hover['contents']): string {
  const words = (Array.isArray(contents) ? contents : [contents]).map((each) =>
    typeof each === 'string' ? each : each.value,
  )
  return words.join('\n\n')
}
