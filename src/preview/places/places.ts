import { useEffect, useState } from 'react'
import { positionsIn } from '../../site/validate/explain/positions'
import { readSiteFile, siteFileOf } from '../problems/siteFile'

/** A place in a document, as problems name it. */
export interface Named {
  /** Address or path of the document. */
  file: string
  /** JSON pointer. */
  pointer: string
  /** 1-based, where it is known already. */
  line?: number
  column?: number
}

/** Where something stands, as editors and terminals write it. */
export interface Place {
  /** Path of the file from where the developer works; the address of the answer where there is no file. */
  file: string
  /** The file within the site's folder; undefined: it is none of it. */
  own?: string
  line?: number
  column?: number
  /** The file as it is saved, where it is read. */
  text?: string
}

/**
 * Finds places in the files of the site's folder.
 * @param folder the site's folder; null: unknown
 */
export function usePlaces(named: readonly Named[], folder: string | null): (one: Named) => Place {
  const [files, setFiles] = useState<ReadonlyMap<string, SavedFile>>(new Map())
  const paths = [...new Set(named.flatMap(({ file }) => siteFileOf(file) ?? []))].sort().join()
  // Files change: they are read again for each list of places.
  useEffect(() => {
    let live = true
    const asked = paths === '' ? [] : paths.split(',')
    Promise.all(asked.map(async (path) => [path, await readSiteFile(path)] as const)).then((read) => {
      if (live) setFiles(new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, readSaved(text)]]))))
    })
    return () => {
      live = false
    }
  }, [paths, named])
  return (one) => {
    const own = siteFileOf(one.file)
    return placed(one, folder, own, own === undefined ? undefined : files.get(own))
  }
}

/**
 * Leads to where something stands, in the developer's editor and in the bar's. The file is read now: who presses before
 * its lines are known is led there all the same.
 * @param say says what came of it
 * @param onEdit shows a place in the editor of the bar
 */
export async function leadTo(
  one: Named,
  folder: string | null,
  say: (words: string) => void,
  onEdit: (file: string, line: number | undefined) => void,
): Promise<void> {
  const own = siteFileOf(one.file)
  const text = own === undefined ? undefined : await readSiteFile(own)
  const place = placed(one, folder, own, text === undefined ? undefined : readSaved(text))
  openPlace(place).then(say)
  if (place.own !== undefined) onEdit(place.own, place.line)
}

interface SavedFile {
  text: string
  find: ReturnType<typeof positionsIn>
}

const readSaved = (text: string): SavedFile => ({ text, find: positionsIn(text) })

function placed(one: Named, folder: string | null, own: string | undefined, saved: SavedFile | undefined): Place {
  if (!saved || !folder) return { file: one.file, line: one.line, column: one.column }
  const { line, column } = one.pointer === '' ? one : saved.find(one.pointer)
  return { file: `${folder}/${own}`, own, line, column, text: saved.text }
}

/** `file:line:column`, as far as it is known. */
export const placeText = ({ file, line, column }: Place): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')

/** The last part of a place, for lists: `home.json:22`. */
export const shortPlace = ({ file, line }: Place): string =>
  `${file.split('/').at(-1) || file}${line === undefined ? '' : `:${line}`}`

/** Copies a place, and has Vite open it in the editor. Resolves to what there is to say of it. */
export async function openPlace(place: Place): Promise<string> {
  const text = placeText(place)
  // Vite takes the editor from $LAUNCH_EDITOR, or guesses it from what runs.
  if (place.own !== undefined) fetch(`/__open-in-editor?file=${encodeURIComponent(text)}`).catch(() => {})
  return navigator.clipboard.writeText(text).then(
    () => `Copied ${text}`,
    () => `The browser does not let me copy: ${text}`,
  )
}
