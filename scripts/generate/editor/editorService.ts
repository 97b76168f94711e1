import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice'

type EditorSettings = { 'json.schemas': { fileMatch: string[]; url: string }[] }

/**
 * The JSON language service of VS Code, with the schemas of `.vscode/settings.json`.
 * @param root of the project
 */
export function editorService(root: string) {
  const base = `${pathToFileURL(root).href}/`
  const settings: EditorSettings = JSON.parse(readFileSync(join(root, '.vscode', 'settings.json'), 'utf8'))
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  })
  service.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({ fileMatch, uri: new URL(url, base).href })),
  })
  const open = (path: string, text: string) => {
    const document = TextDocument.create(new URL(path, base).href, 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) }
  }
  return {
    /** The messages of underlined parts of a text. */
    async problems(path: string, text: string): Promise<string[]> {
      const { document, json } = open(path, text)
      return (await service.doValidation(document, json)).map(({ message }) =>
        typeof message === 'string' ? message : message.value,
      )
    },
    async hover(path: string, text: string, offset: number): Promise<string | undefined> {
      const { document, json } = open(path, text)
      const hover = await service.doHover(document, document.positionAt(offset), json)
      return hover?.contents.toString()
    },
    async complete(path: string, text: string, offset: number): Promise<CompletionItem[]> {
      const { document, json } = open(path, text)
      return (await service.doComplete(document, document.positionAt(offset), json))?.items ?? []
    },
  }
}
