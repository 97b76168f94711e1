import { useRef, useState } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import type { Picture, PictureFolder } from './pictureFolder'
import { toPictureFileName } from './toPictureFileName'

export interface Upload {
  id: string
  fileName: string
  /** Undefined while it is uploaded. */
  picture?: Picture
  /** Why it was refused. */
  refused?: string
}

const MAX_BYTES = 8_000_000

/** Uploads files one after the other. */
export function useUploads(folder: PictureFolder, onStored: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const change = (id: string, result: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...result } : each)))

  async function upload(files: readonly File[]): Promise<void> {
    const added = files.map((file) => ({ id: String(++count.current), file }))
    setUploads((before) => [...before, ...added.map(({ id, file }) => ({ id, fileName: file.name }))])
    for (const { id, file } of added) {
      try {
        if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 8 MB. Save it smaller, and try again.`)
        const picture = await folder.upload(toPictureFileName(file.name), file)
        change(id, { picture })
        onStored(picture)
      } catch (error) {
        change(id, { refused: errorMessage(error) })
      }
    }
  }
  const dismiss = (id: string) => setUploads((before) => before.filter((each) => each.id !== id))
  return { uploads, upload, dismiss }
}
