import { type ReactNode, useRef, useState } from 'react'
import { classes } from '../../lib/classes'
import { addressOf, keepBlob } from '../../lib/keepBlob'
import { serviceBase } from '../../lib/url/serviceBase'
import { getDocument, isServiceOrigin } from '../../service/information/documents'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import './tokenLink.scss'

interface Props {
  href: string
  /** What the document is called; also the name of the file. */
  name: string
  className?: string
  /** Default: the name and a mark. */
  children?: ReactNode
}

/**
 * A link to a document that wants the visitor's token (spec, part 2, section 7: embargo links). Pressed, it fetches the
 * document and opens it in a new tab. Where the address is not the service's, it is a plain link: no token goes there.
 */
export function TokenLink(props: Props) {
  const { href, name, className, children = <Label name={name} /> } = props
  if (isServiceOrigin(href, serviceBase(document))) return <Fetched {...props}>{children}</Fetched>
  return (
    <SmartLink className={classes('mq-token', className)} href={href} target="_blank">
      {children}
    </SmartLink>
  )
}

function Fetched({ href, name, className, children }: Props) {
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
 * Opens a protected document: in a tab of its own, or as a file where its type is not for showing. One at a time.
 * Who has no token yet is asked to sign in.
 * @param href of the service
 * @param name of the file
 */
function useTokenDocument(href: string, name: string) {
  const t = useText()
  const { http, session } = useRuntime()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const running = useRef(false)

  async function open(): Promise<void> {
    if (running.current) return
    if (!session.state().signedIn) {
      session.ask()
      return
    }
    running.current = true
    setState('busy')
    const tab = openTab(t('documentComes', { name }))
    try {
      const { blob, isDisplayable: showable } = await getDocument(http, href)
      if (tab && showable && !tab.closed) showBlob(tab, blob)
      else {
        tab?.close()
        keepBlob(blob, name)
      }
      setState('idle')
    } catch (error) {
      tab?.close()
      setState('failed')
      showToast(t(error instanceof RangeError ? 'documentTooLarge' : 'documentFailed', { name }), 'alert')
    } finally {
      running.current = false
    }
  }
  return { state, open }
}

/**
 * A tab for a document that is still on its way. To be called while a press is being handled.
 * The problem: a tab opened after the answer is blocked as a pop-up, and one opened with `noopener` cannot be led to the
 * document. The solution: it is opened empty at once and its way back to this page is cut before anything is in it; what
 * it shows then has a type that runs nothing.
 * @param words what stands in it meanwhile
 * @returns undefined where the browser opens none
 */
function openTab(words: string): Window | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = words
  return tab
}

/** Shows a document in a tab that was opened for it. */
function showBlob(tab: Window, blob: Blob): void {
  tab.location.replace(addressOf(blob))
}
