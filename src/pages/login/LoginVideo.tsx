import { useState } from 'react'
import { useMedia } from '../../ui/useMedia'

/** The film behind the login page (spec: login_video), without sound; under reduced motion it stands still. */
export function LoginVideo({ src }: { src: string }) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <video
      key={still ? 'still' : 'moving'}
      className="mq-login__video"
      src={src}
      autoPlay={!still}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onError={() => setFailed(true)}
    />
  )
}
