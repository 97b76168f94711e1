import type * as site from '../../../src/lib/url/mediaUrl'
import * as usual from '../../../src/lib/url/mediaUrl'
import { PICTURE_WIDTHS_PX, previewUrlOf, resizablePicturePath, resizedPictureUrl } from './sizes'

// Picture URLs of an export: a file for each width, because a static host cannot resize pictures.
export const imageUrl: typeof site.imageUrl = (src, width = 600) => {
  const picture = resizablePicturePath(src)
  return picture ? resizedPictureUrl(picture, width) : usual.imageUrl(src, width)
}

export const imageSrcSet: typeof site.imageSrcSet = (src, width) => {
  const picture = resizablePicturePath(src)
  if (!picture) return usual.imageSrcSet(src, width)
  const widths = PICTURE_WIDTHS_PX.filter((_, at) => at === 0 || (PICTURE_WIDTHS_PX[at - 1] ?? 0) < width * 2)
  return widths.map((step) => `${resizedPictureUrl(picture, step)} ${step}w`).join(', ')
}

export const linkPreviewImageUrl: typeof site.linkPreviewImageUrl = (src) => {
  const picture = resizablePicturePath(src)
  return picture ? previewUrlOf(picture) : usual.linkPreviewImageUrl(src)
}

/** @public this module replaces `src/lib/url/mediaUrl`, so it has the same exports */
export const { hasOneSize, isVideoFile } = usual
