import type { TitleCard } from '../../generated/types'
import { isVideoFile } from '../../lib/url/mediaUrl'
import { safeResource } from '../../lib/url/safeHref'

/** The moving picture of a title: its clip, or a video file where its banner should be. */
export const clipOf = ({ video, images }: TitleCard): string | undefined =>
  safeResource(video ?? [images?.banner, images?.detail].find(isVideoFile))
