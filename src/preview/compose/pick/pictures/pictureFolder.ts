import { createContext } from 'react'
import { isRecord } from '../../../../lib/json/isRecord'

export interface Picture {
  /** Relative to the site folder. */
  path: string
  bytes: number
  /** In pixels. Undefined: the file cannot be read as a picture. */
  width?: number
  height?: number
}

/** The pictures of a site folder, on the development server. */
export interface PictureFolder {
  /**
   * @param fresh asks the server again
   * @throws Error with a message for the operator
   */
  list(fresh?: boolean): Promise<readonly Picture[]>
  /**
   * Stores a picture in `pictures/`. A name that exists gets a number.
   * @throws Error with a message for the operator
   */
  upload(name: string, file: Blob): Promise<Picture>
}

/** Undefined: addresses of pictures are typed. */
export const PictureFolderContext = createContext<PictureFolder | undefined>(undefined)

/** The address of a picture of the site folder. */
export const addressOf = (path: string): string => `/site/${encodeURI(path)}`

/** The picture of the site folder that an address leads to. */
export const pictureAt = (pictures: readonly Picture[], address: string): Picture | undefined =>
  pictures.find(({ path }) => addressOf(path) === address.replace(/[?#].*$/, ''))

/** @param site its name: another tab may change the site that this browser shows */
export function openPictureFolder(site: string): PictureFolder {
  let last: Promise<readonly Picture[]> | undefined

  async function request(query: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { ...init.headers, 'Marquee-Site': encodeURIComponent(site) }
    const response = await fetch(`/__marquee/pictures${query}`, { cache: 'no-store', ...init, headers }).catch(() => {
      throw new Error('The development server does not answer. Check that it runs, and try again.')
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : undefined
    throw new Error(message ?? `The development server answered HTTP ${response.status}.`)
  }

  async function read(): Promise<readonly Picture[]> {
    const answer = await request('')
    return isRecord(answer) && Array.isArray(answer.pictures) ? answer.pictures.filter(isPictureEntry) : []
  }

  return {
    list(fresh = false) {
      if (fresh || !last) last = read()
      const current = last
      // The next call asks again.
      current.catch(() => {
        if (last === current) last = undefined
      })
      return current
    },

    async upload(name, file) {
      const picture = await request(`?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      })
      last = undefined
      if (!isPictureEntry(picture)) throw new Error('The development server did not save the picture. Upload it again.')
      return picture
    },
  }
}

const isPictureEntry = (value: unknown): value is Picture =>
  isRecord(value) && typeof value.path === 'string' && typeof value.bytes === 'number'
