import { useEffect, useRef, useState } from 'react'
import { SignInForm } from '../../account/SignInForm'
import { useEnterSite } from '../../account/useEnterSite'
import { useSpecialError } from '../../account/useSpecialError'
import { classes } from '../../lib/classes'
import { safeResource } from '../../lib/url/safeHref'
import { ContactLink } from '../../page/ContactLink'
import { EmptyStateArt } from '../../page/EmptyStateArt'
import { LanguageChoice } from '../../page/LanguageChoice'
import { MessagePage } from '../../page/MessagePage'
import { useOwnLogo } from '../../page/useOwnLogo'
import { authType } from '../../session/authType'
import { usePage } from '../../site/react/PageContext'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import { useText } from '../../text/TextContext'
import './loginPage.scss'
import { useMediaQuery } from '../../ui/useMediaQuery'

/**
 * Spec, section 2: Login page, with the heading of its route, where one has its own words. Who is signed in is led to the remembered location, else to the default route. An
 * error of `auth.special_error_code` takes the whole page.
 */
export default function LoginPage() {
  const t = useText()
  const { route } = usePage()
  const { plan, session } = useRuntime()
  const { signedIn } = useSession()
  const special = useSpecialError()
  const enter = useEnterSite()
  const entered = useRef(false)
  const [failed, setFailed] = useState<string>()
  const { site_config: config } = plan.document
  const logo = useOwnLogo(config.logo_login)
  const heading = route?.heading ?? t('signIn')
  useDocumentTitle(heading)
  useEffect(() => {
    // Once: the remembered location is gone when it is taken.
    if (signedIn && !entered.current) enter()
    entered.current = signedIn
  }, [signedIn, enter])

  useEffect(
    // What was wrong here is no business of the next page.
    () => () => {
      if (session.state().phase === 'failure') session.idle()
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
  if (special)
    return (
      <MessagePage heading={t('signInFailed')} text={special.join('\n')} link={{ href: '/', label: t('goHome') }} />
    )
  const video = safeResource(config.login_video)
  return (
    <div className={classes('mq-login mq-wrap', video && 'mq-login--video')} data-opening="plain">
      {video && <LoginVideo src={video} />}
      <div className="mq-login__panel">
        {logo && logo !== failed && (
          <img className="mq-login__logo" src={logo} alt={plan.title} onError={() => setFailed(logo)} />
        )}
        <h1 tabIndex={-1}>{heading}</h1>
        <SignInForm />
        {route?.footer === false && <LanguageChoice />}
      </div>
      {!video && <EmptyStateArt />}
    </div>
  )
}

/** The film behind the login page (spec: login_video), without sound; under reduced motion it stands still. */
function LoginVideo({ src }: { src: string }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
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
