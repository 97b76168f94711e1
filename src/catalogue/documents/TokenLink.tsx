import { type ReactNode, useRef, useState } from 'react'
import { classes } from '../../lib/browser/classes'
import { downloadBlob, temporaryBlobUrl } from '../../lib/browser/downloadBlob'
import { serviceBase } from '../../lib/url/serviceBase'
import { getDocument, isServiceOrigin } from '../../service/information/documents'
import { authType } from '../../session/authType'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import './tokenLink.scss'

interface Props {
  href: string
  /** Name of the document and of the downloaded file. */
  name: string
  className?: string
  /** Default: the name and an icon. */
  children?: ReactNode
}

/**
 * A link to a document that requires the visitor's token (spec, part 2, section 7: embargo links). A click fetches the
 * document and opens it in a new tab. For addresses outside the service it is a plain link, so that the token is not
 * sent there.
 */
export function TokenLink(props: Props) {
  const { href, name, className, children = <Label name={name} /> } = props
  if (isServiceOrigin(href, serviceBase(document))) return <DocumentButton {...props}>{children}</DocumentButton>
  return (
    <SmartLink className={classes('mq-token', className)} href={href} target="_blank">
      {children}
    </SmartLink>
  )
}

function DocumentButton({ href, name, className, children }: Props) {
  const t = useText()
  const { state, open } = useTokenDocument(href, name)
  return (
    <button
      type="button"
      className={classes('mq-token', `mq-token--${state}`, className)}
      aria-busy={state === 'busy'}
      onClick={() => void open()}
    >
      {children}
      <span className="mq-token__state" role="status">
        {state === 'busy' ? t('documentBusy') : state === 'failed' ? t('tryAgain') : ''}
      </span>
    </button>
  )
}

function Label({ name }: { name: string }) {
  const t = useText()
  return (
    <>
      <span className="mq-token__name">{name}</span>
      <Icon name="external" />
      <span className="mq-vh">{t('opensInNewTab')}</span>
    </>
  )
}

/**
 * Opens a protected document in a new tab, or downloads it if its type is not safe to show. One at a time. Signed-out
 * visitors are asked to sign in; on a site without sign-in, the document is requested without a token.
 * @param href an address of the service
 * @param name of the downloaded file
 */
function useTokenDocument(href: string, name: string) {
  const t = useText()
  const { http, session, plan } = useRuntime()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isRunning = useRef(false)

  async function open(): Promise<void> {
    if (isRunning.current) return
    if (!session.state().signedIn && authType(plan.document)) {
      session.openSignIn()
      return
    }
    isRunning.current = true
    setState('busy')
    const tab = openTab(t('documentComes', { name }))
    try {
      const { blob, isDisplayable } = await getDocument(http, href)
      if (tab && isDisplayable && !tab.closed) showBlob(tab, blob)
      else {
        tab?.close()
        downloadBlob(blob, name)
      }
      setState('idle')
    } catch (error) {
      tab?.close()
      setState('failed')
      showToast(t(error instanceof RangeError ? 'documentTooLarge' : 'documentFailed', { name }), 'alert')
    } finally {
      isRunning.current = false
    }
  }
  return { state, open }
}

/**
 * Opens a tab for a document that is still loading. Call it in the click handler: browsers block a tab opened after the
 * response as a pop-up, and a tab opened with `noopener` cannot be navigated to the document. The tab is therefore
 * opened empty and its `opener` is cleared before it shows anything; it then shows a type that runs no scripts.
 * @param title shown while the document loads
 * @returns undefined if the browser blocked the tab
 */
function openTab(title: string): Window | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = title
  return tab
}

function showBlob(tab: Window, blob: Blob): void {
  tab.location.replace(temporaryBlobUrl(blob))
}
