import type * as site from '../../../src/lib/url/mediaUrl'
import * as usual from '../../../src/lib/url/mediaUrl'
import { previewOf, resizedPictureUrl, sizedPicture, WIDTHS } from './sizes'

// Picture URLs of an export: a file for each width, because a static host cannot resize pictures.
export const imageUrl: typeof site.imageUrl = (src, width = 600) => {
  const picture = sizedPicture(src)
  return picture ? resizedPictureUrl(picture, width) : usual.imageUrl(src, width)
}

export const imageSrcSet: typeof site.imageSrcSet = (src, width) => {
  const picture = sizedPicture(src)
  if (!picture) return usual.imageSrcSet(src, width)
  const widths = WIDTHS.filter((_, at) => at === 0 || (WIDTHS[at - 1] ?? 0) < width * 2)
  return widths.map((step) => `${resizedPictureUrl(picture, step)} ${step}w`).join(', ')
}

export const linkPreviewImageUrl: typeof site.linkPreviewImageUrl = (src) => {
  const picture = sizedPicture(src)
  return picture ? previewOf(picture) : usual.linkPreviewImageUrl(src)
}

/** @public this module replaces `src/lib/url/mediaUrl`, so it has the same exports */
export const { hasOneSize, isVideoFile } = usual
