import { useEffect, useState } from 'react'
import { createPositionLookup } from '../../site/validate/explain/positions'
import { readSiteFile, siteFileOf } from '../problems/siteFile'

/** A position in a document, as in problems. */
export interface DocumentPointer {
  /** Address or path of the document. */
  file: string
  /** JSON pointer. */
  pointer: string
  /** 1-based, if known. */
  line?: number
  column?: number
}

/** A source location in the notation of editors and terminals. */
export interface SourceLocation {
  /** Path of the file from the developer's working directory; the response address if there is no file. */
  file: string
  /** Path in the site's folder; undefined if it is not in the folder. */
  siteFile?: string
  line?: number
  column?: number
  /** Saved text of the file, if loaded. */
  text?: string
}

/**
 * Resolves positions in files of the site's folder to lines.
 * @param folder the site's folder; null: unknown
 */
export function useSourceLocations(
  named: readonly DocumentPointer[],
  folder: string | null,
): (one: DocumentPointer) => SourceLocation {
  const [files, setFiles] = useState<ReadonlyMap<string, SavedFile>>(new Map())
  const paths = [...new Set(named.flatMap(({ file }) => siteFileOf(file) ?? []))].sort().join()
  // Loaded again for each list, because files change.
  useEffect(() => {
    let isActive = true
    const requested = paths === '' ? [] : paths.split(',')
    Promise.all(requested.map(async (path) => [path, await readSiteFile(path)] as const)).then((read) => {
      if (isActive)
        setFiles(new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, readSaved(text)]]))))
    })
    return () => {
      isActive = false
    }
  }, [paths, named])
  return (one) => {
    const own = siteFileOf(one.file)
    return resolveLocation(one, folder, own, own === undefined ? undefined : files.get(own))
  }
}

/**
 * Opens a source location in the developer's editor and in the editor panel. Loads the file first, so that it works
 * before its lines are known.
 * @param notify shows the result
 * @param onEdit opens a location in the editor panel
 */
export async function openSource(
  one: DocumentPointer,
  folder: string | null,
  notify: (message: string) => void,
  onEdit: (file: string, line: number | undefined) => void,
): Promise<void> {
  const own = siteFileOf(one.file)
  const text = own === undefined ? undefined : await readSiteFile(own)
  const place = resolveLocation(one, folder, own, text === undefined ? undefined : readSaved(text))
  copyAndOpenLocation(place).then(notify)
  if (place.siteFile !== undefined) onEdit(place.siteFile, place.line)
}

interface SavedFile {
  text: string
  find: ReturnType<typeof createPositionLookup>
}

const readSaved = (text: string): SavedFile => ({ text, find: createPositionLookup(text) })

function resolveLocation(
  one: DocumentPointer,
  folder: string | null,
  own: string | undefined,
  saved: SavedFile | undefined,
): SourceLocation {
  if (!saved || !folder) return { file: one.file, line: one.line, column: one.column }
  const { line, column } = one.pointer === '' ? one : saved.find(one.pointer)
  return { file: `${folder}/${own}`, siteFile: own, line, column, text: saved.text }
}

/** `file:line:column`, without unknown parts. */
export const formatLocation = ({ file, line, column }: SourceLocation): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')

/** Short form for lists: `home.json:22`. */
export const shortLocation = ({ file, line }: SourceLocation): string =>
  `${file.split('/').at(-1) || file}${line === undefined ? '' : `:${line}`}`

/** Copies a location, and opens it in the editor with Vite. Resolves to a message. */
export async function copyAndOpenLocation(place: SourceLocation): Promise<string> {
  const text = formatLocation(place)
  // Vite uses $LAUNCH_EDITOR, or detects a running editor.
  if (place.siteFile !== undefined) fetch(`/__open-in-editor?file=${encodeURIComponent(text)}`).catch(() => {})
  return navigator.clipboard.writeText(text).then(
    () => `Copied ${text}`,
    () => `Copying is not allowed: ${text}`,
  )
}
