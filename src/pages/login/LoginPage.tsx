import { useEffect, useRef, useState } from 'react'
import { SignInForm } from '../../account/SignInForm'
import { useNavigateAfterSignIn } from '../../account/useNavigateAfterSignIn'
import { useSpecialSignInError } from '../../account/useSpecialSignInError'
import { classes } from '../../lib/browser/classes'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { ContactLink } from '../../page/ContactLink'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { LanguageChoice } from '../../page/LanguageChoice'
import { MessagePage } from '../../page/MessagePage'
import { usePageLogo } from '../../page/usePageLogo'
import { authType } from '../../session/authType'
import { usePage } from '../../site/react/PageContext'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import './loginPage.scss'
import { useMediaQuery } from '../../ui/useMediaQuery'

/**
 * Spec, section 2: Login page. Signed-in visitors are redirected to the remembered location, otherwise to the default
 * route. The error `auth.special_error_code` replaces the page.
 */
export default function LoginPage() {
  const t = useText()
  const { route } = usePage()
  const { plan, session } = useRuntime()
  const { signedIn } = useSession()
  const specialError = useSpecialSignInError()
  const enter = useNavigateAfterSignIn()
  const entered = useRef(false)
  const [brokenLogo, setBrokenLogo] = useState<string>()
  const { site_config: config } = plan.document
  const logo = usePageLogo(config.logo_login)
  const heading = route?.heading ?? t('signIn')
  useDocumentTitle(heading)
  useEffect(() => {
    // Only once, because reading the remembered location removes it.
    if (signedIn && !entered.current) enter()
    entered.current = signedIn
  }, [signedIn, enter])

  useEffect(
    // The next page must not show this error.
    () => () => {
      if (session.state().phase === 'failure') session.signInCancelled()
    },
    [session],
  )

  if (signedIn) return null
  if (!authType(plan.document))
    return (
      <MessagePage heading={t('signInUnset')} text={t('unauthorizedMore')} link={{ href: '/', label: t('goHome') }}>
        <ContactLink />
      </MessagePage>
    )
  if (specialError)
    return (
      <MessagePage
        heading={t('signInFailed')}
        text={specialError.join('\n')}
        link={{ href: '/', label: t('goHome') }}
      />
    )
  const video = safeResourceUrl(config.login_video)
  return (
    <div className={classes('mq-login mq-wrap', video && 'mq-login--video')} data-opening="plain">
      {video && <LoginVideo src={video} />}
      <div className="mq-login__panel">
        {logo && logo !== brokenLogo && (
          <img className="mq-login__logo" src={logo} alt={plan.title} onError={() => setBrokenLogo(logo)} />
        )}
        <h1 tabIndex={-1}>{heading}</h1>
        <SignInForm />
        {route?.footer === false && <LanguageChoice />}
      </div>
      {!video && <EmptyStateArt />}
    </div>
  )
}

/** Muted background video (spec: login_video), paused for visitors who prefer reduced motion. */
function LoginVideo({ src }: { src: string }) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <video
      key={reducedMotion ? 'still' : 'moving'}
      className="mq-login__video"
      src={src}
      autoPlay={!reducedMotion}
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
