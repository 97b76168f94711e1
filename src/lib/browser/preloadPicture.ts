import { imageSrcSet, imageUrl } from '../url/mediaUrl'

/** Selects the file of an image, as the props of `ui/Picture` do */
export interface PictureChoice {
  src: string
  /** Maximum width on the page, in CSS pixels */
  width: number
  sizes?: string
  /** true: one file that is exactly `width` wide, for any pixel density */
  single?: boolean
}

/** Preloads the file that `ui/Picture` will request. */
export function preloadPicture(document: Document, { src, width, sizes, single }: PictureChoice): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  const set = single ? undefined : imageSrcSet(src, width)
  if (set) {
    link.imageSrcset = set
    link.imageSizes = sizes ?? `${width}px`
  }
  link.href = imageUrl(src, width)
  document.head.append(link)
}
