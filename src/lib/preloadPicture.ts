import { imageSet, imageUrl } from './url/mediaUrl'

/** Which file of a picture is wanted, as `ui/Picture` is told it. */
export interface PictureChoice {
  src: string
  /** Space it takes at most, in CSS pixels. */
  width: number
  sizes?: string
  /** true: one file, exactly `width` wide, whatever the screen. */
  single?: boolean
}

/** Fetches a picture before what shows it is there: the very file that `ui/Picture` then asks for. */
export function preloadPicture(document: Document, { src, width, sizes, single }: PictureChoice): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  const set = single ? undefined : imageSet(src, width)
  if (set) {
    link.imageSrcset = set
    link.imageSizes = sizes ?? `${width}px`
  }
  link.href = imageUrl(src, width)
  document.head.append(link)
}
