import { useNavigate } from 'react-router-dom'
import { titleAddress } from '../../catalogue/title/titleLink'
import type { PageProps } from '../../site/pageProps'
import { Play } from './Play'

/** A title that plays, over the whole window (spec, section 2: /play/{slug}, component kind playdetail). */
export default function PlayPage({ params }: PageProps) {
  const navigate = useNavigate()
  const slug = params.slug ?? ''
  // Whoever came from within goes back there, with all as it was.
  const leave = () => {
    if ((window.history.state?.idx ?? 0) > 0) navigate(-1)
    else navigate(titleAddress(slug), { replace: true })
  }
  return <Play key={slug} slug={slug} onClose={leave} />
}
