import { useEffect, useState } from 'react'
import { errorMessage } from '../../../../lib/errorMessage'
import type { Picture, PictureFolder } from './pictureFolder'

interface Result {
  /** Undefined: they are loaded. */
  pictures?: readonly Picture[]
  failed?: string
}

/** The pictures of the site folder, as they are now. */
export function usePictures(folder: PictureFolder): Result & { reload: () => void } {
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<Result>({})
  useEffect(() => {
    let isActive = true
    folder.list(true).then(
      (pictures) => isActive && setResult({ pictures }),
      (error) => isActive && setResult({ failed: errorMessage(error) }),
    )
    return () => {
      isActive = false
    }
  }, [folder, turn])
  return {
    ...result,
    reload: () => {
      setResult(({ pictures }) => ({ pictures }))
      setTurn((last) => last + 1)
    },
  }
}
