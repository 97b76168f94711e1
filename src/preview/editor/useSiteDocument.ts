import { useEffect, useEffectEvent, useState } from 'react'
import { createStorage } from '../../lib/browser/storage'
import { errorMessage } from '../../lib/errorMessage'
import { listSiteFiles, readSiteText, type SiteText, saveSiteText } from './siteFiles'

/** Unsaved texts by file, so that a reload loses nothing. */
const unsavedTexts = createStorage('sessionStorage')
const keyOf = (path: string) => `marquee.edit ${path}`

export type SiteDocument = ReturnType<typeof useSiteDocument>

/**
 * The documents of the site's folder: the open one with its unsaved text, and its draft in this tab.
 * @param target the document to open; a new object opens it again. undefined: the first one
 */
export function useSiteDocument(target: { file: string } | undefined, notify: (message: string) => void) {
  const [files, setFiles] = useState<readonly string[]>()
  const [open, setOpen] = useState<SiteText>()
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [openCount, setOpenCount] = useState(0)

  useEffect(() => {
    listSiteFiles().then(setFiles)
  }, [])

  const read = (file: string): Promise<SiteText | undefined> =>
    readSiteText(file).catch((error: Error) => {
      notify(error.message)
      return undefined
    })
  const show = (file: string, read: SiteText | undefined) => {
    if (!read) return
    setText(unsavedTexts.get(keyOf(file)) ?? read.text)
    setOpen(read)
    setOpenCount((count) => count + 1)
  }
  const load = async (file: string) => show(file, await read(file))
  const readTarget = useEffectEvent(read)
  const showTarget = useEffectEvent(show)
  useEffect(() => {
    const path = target?.file ?? files?.[0]
    if (path && files?.includes(path)) readTarget(path).then((text) => showTarget(path, text))
  }, [files, target])

  return {
    /** Undefined while loading. */
    files,
    path: open?.path,
    text,
    /** Increases each time a document is opened. */
    openCount,
    changed: open !== undefined && text !== open.text,
    isSaving,
    load,
    edit(file: string, currentText: string) {
      setText(currentText)
      unsavedTexts.set(keyOf(file), currentText)
    },
    /** @param currentText the text in the editor, which may be newer than the rendered one */
    async save(currentText: string | undefined) {
      if (!open || currentText === undefined || currentText === open.text) return
      setIsSaving(true)
      try {
        const saved = await saveSiteText({ ...open, text: currentText })
        if (!saved) return notify(`Not saved: ${open.path} was changed on disk. Copy your text, then choose Discard.`)
        unsavedTexts.remove(keyOf(open.path))
        setOpen(saved)
        notify(`Saved ${open.path}`)
      } catch (error) {
        notify(`Not saved: ${errorMessage(error)}`)
      } finally {
        setIsSaving(false)
      }
    },
    async discard() {
      if (!open) return
      unsavedTexts.remove(keyOf(open.path))
      await load(open.path)
    },
  }
}
