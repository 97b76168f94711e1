import { useEffect, useState } from 'react'
import { positionsIn } from '../../site/validate/explain/positions'
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
export interface Place {
  /** Path of the file from the developer's working directory; the response address if there is no file. */
  file: string
  /** Path in the site's folder; undefined: not in it. */
  own?: string
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
): (one: DocumentPointer) => Place {
  const [files, setFiles] = useState<ReadonlyMap<string, SavedFile>>(new Map())
  const paths = [...new Set(named.flatMap(({ file }) => siteFileOf(file) ?? []))].sort().join()
  // Loaded again for each list, because files change.
  useEffect(() => {
    let isActive = true
    const asked = paths === '' ? [] : paths.split(',')
    Promise.all(asked.map(async (path) => [path, await readSiteFile(path)] as const)).then((read) => {
      if (isActive)
        setFiles(new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, readSaved(text)]]))))
    })
    return () => {
      isActive = false
    }
  }, [paths, named])
  return (one) => {
    const own = siteFileOf(one.file)
    return locate(one, folder, own, own === undefined ? undefined : files.get(own))
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
  notify: (words: string) => void,
  onEdit: (file: string, line: number | undefined) => void,
): Promise<void> {
  const own = siteFileOf(one.file)
  const text = own === undefined ? undefined : await readSiteFile(own)
  const place = locate(one, folder, own, text === undefined ? undefined : readSaved(text))
  copyAndOpen(place).then(notify)
  if (place.own !== undefined) onEdit(place.own, place.line)
}

interface SavedFile {
  text: string
  find: ReturnType<typeof positionsIn>
}

const readSaved = (text: string): SavedFile => ({ text, find: positionsIn(text) })

function locate(
  one: DocumentPointer,
  folder: string | null,
  own: string | undefined,
  saved: SavedFile | undefined,
): Place {
  if (!saved || !folder) return { file: one.file, line: one.line, column: one.column }
  const { line, column } = one.pointer === '' ? one : saved.find(one.pointer)
  return { file: `${folder}/${own}`, own, line, column, text: saved.text }
}

/** `file:line:column`, without unknown parts. */
export const formatLocation = ({ file, line, column }: Place): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')

/** Short form for lists: `home.json:22`. */
export const shortLocation = ({ file, line }: Place): string =>
  `${file.split('/').at(-1) || file}${line === undefined ? '' : `:${line}`}`

/** Copies a location, and opens it in the editor with Vite. Resolves to a message. */
export async function copyAndOpen(place: Place): Promise<string> {
  const text = formatLocation(place)
  // Vite uses $LAUNCH_EDITOR, or detects a running editor.
  if (place.own !== undefined) fetch(`/__open-in-editor?file=${encodeURIComponent(text)}`).catch(() => {})
  return navigator.clipboard.writeText(text).then(
    () => `Copied ${text}`,
    () => `Copying is not allowed: ${text}`,
  )
}
