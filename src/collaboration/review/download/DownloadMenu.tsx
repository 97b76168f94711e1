import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '../../../data/useQuery'
import type { CollectionAsset, DownloadAvailability } from '../../../generated/types'
import { createLoader } from '../../../lib/async/loader'
import { downloadBlob } from '../../../lib/browser/downloadBlob'
import { safeHref } from '../../../lib/url/safeHref'
import { serviceBase } from '../../../lib/url/serviceBase'
import { type AssetRef, availabilityQuery, getFile, userDataQuery } from '../../../service/collaboration/assets'
import { ServiceError } from '../../../service/http/response'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { assetName, formatSize } from '../../assetFacts'
import { fileDownloadMethod } from './fileAccess'
import { parseTransferSource, type Transfer } from './transfers'
import './downloadMenu.scss'

interface FileProps {
  of: AssetRef
  asset: CollectionAsset
}

interface Props extends FileProps {
  /** sign: icon only, for table rows. Default: a button with the file size. */
  appearance?: 'button' | 'icon'
}

/** A button that opens the download menu. The availability is requested when it opens. */
export function DownloadMenu({ of, asset, appearance = 'button' }: Props) {
  const t = useText()
  const size = formatSize(asset.meta?.size)
  return (
    <MenuButton
      className={appearance === 'icon' ? 'mq-row-act' : 'mq-btn mq-btn--line mq-download'}
      label={
        <>
          <Icon path="M12 4v11m-5-5 5 5 5-5M6 20h12" />
          {appearance === 'icon' ? (
            <span className="mq-vh">
              {t('download')}, {assetName(asset)}
            </span>
          ) : size ? (
            <>
              <span className="mq-vh">{t('download')}, </span>
              {size}
            </>
          ) : (
            t('download')
          )}
        </>
      }
    >
      <DownloadPanel of={of} asset={asset} />
    </MenuButton>
  )
}

/** Polling interval while a file is being prepared. */
const POLL_INTERVAL_MS = 5000

/** Availability of the file, and the possible actions. */
function DownloadPanel({ of, asset }: FileProps) {
  const t = useText()
  const { data, error, isFetching, retry } = useQuery(availabilityQuery(of), {
    keepPreviousData: true,
    removeOnUnmount: true,
  })
  const onPoll = useEffectEvent(retry)
  const state = data?.state
  useEffect(() => {
    if (state !== 'preparing') return
    const timer = setInterval(() => document.visibilityState === 'visible' && onPoll(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [state])
  if (error !== undefined) {
    return (
      <StatusLine words={t('assetStatusFailed')} tone="bad">
        <MenuAction onPress={retry}>{t('tryAgain')}</MenuAction>
      </StatusLine>
    )
  }
  if (!data || (isFetching && state === 'failed')) return <StatusLine words={t('downloadChecking')} />
  if (state === 'preparing') return <StatusLine words={t('downloadPreparing')} tone="warn" />
  if (state === 'unavailable') return <StatusLine words={t('downloadNone')} />
  if (state === 'failed') {
    return (
      <StatusLine words={t('downloadUnfetched')} tone="bad">
        <MenuAction onPress={retry}>{t('tryAgain')}</MenuAction>
      </StatusLine>
    )
  }
  return <AvailableFile of={of} asset={asset} data={data} />
}

/** An available file with its size and download options. */
function AvailableFile({ of, asset, data }: FileProps & { data: DownloadAvailability }) {
  const t = useText()
  const base = serviceBase(document)
  const user = useQuery(userDataQuery(of))
  const from = parseTransferSource(user.data, base)
  const size = formatSize(data.size ?? asset.meta?.size)
  const url = safeHref(data.url)
  return (
    <>
      <StatusLine words={[t('downloadReady'), size].filter(Boolean).join(' · ')} tone="good" />
      {url && <DirectDownload url={url} base={base} name={downloadFileName(asset)} size={data.size} />}
      {user.error !== undefined && (
        <StatusLine words={t('assetUserDataFailed')} tone="bad">
          <MenuAction onPress={user.retry}>{t('tryAgain')}</MenuAction>
        </StatusLine>
      )}
      {from && <AsperaDownload from={from} />}
    </>
  )
}

/** File name of the download: the asset's name with its extension. */
function downloadFileName(asset: CollectionAsset): string {
  const name = assetName(asset)
  const ext = asset.ext?.replace(/^\./, '')
  return ext && !name.toLowerCase().endsWith(`.${ext.toLowerCase()}`) ? `${name}.${ext}` : name
}

interface DirectDownloadProps {
  url: string
  base: string
  name: string
  /** In bytes, if progress. */
  size: number | undefined
}

/** A link to a public file, or a button that fetches a protected file and shows the progress. */
function DirectDownload({ url, base, name, size }: DirectDownloadProps) {
  const t = useText()
  const { http } = useRuntime()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [received, setReceived] = useState(0)
  if (fileDownloadMethod(url, base) === 'open') {
    return (
      <a href={url} download={name} rel="noreferrer">
        {t('download')}
      </a>
    )
  }
  const download = async () => {
    setState('busy')
    setReceived(0)
    // Limits progress updates to 100.
    let reported = 0
    const onProgress = (bytes: number) => {
      if (bytes - reported < (size ?? 0) / 100) return
      reported = bytes
      setReceived(bytes)
    }
    try {
      downloadBlob(await getFile(http, url, onProgress), name)
      setState('idle')
    } catch (error) {
      // Aborted because the page was left.
      setState(error instanceof ServiceError && error.kind === 'aborted' ? 'idle' : 'failed')
    }
  }
  return (
    <>
      <MenuAction onPress={download} busy={state === 'busy'}>
        {t(state === 'busy' ? 'downloadRunning' : 'download')}
      </MenuAction>
      {state === 'busy' && size !== undefined && (
        <div className="mq-download__line">
          <progress max={size} value={received} aria-label={t('downloadRunning')} />
          {t('uploadPart', { sent: formatSize(received) ?? '', size: formatSize(size) ?? '' })}
        </div>
      )}
      {state === 'failed' && <StatusLine words={t('downloadFailed')} tone="bad" />}
    </>
  )
}

const asperaClient = createLoader(async () => (await import('./aspera')).createAsperaClient())

/** A transfer by the visitor's Aspera app. Its code loads on a click. */
function AsperaDownload({ from }: { from: NonNullable<ReturnType<typeof parseTransferSource>> }) {
  const t = useText()
  const [transfer, setTransfer] = useState<Transfer | 'asking' | 'none'>()
  const unsubscribe = useRef(() => {})
  useEffect(() => () => unsubscribe.current(), [])
  const start = async () => {
    setTransfer('asking')
    try {
      const app = await asperaClient.load()
      if (!(await app.available())) {
        setTransfer('none')
        return
      }
      const id = await app.start(from)
      setTransfer({ state: 'running', percent: 0 })
      unsubscribe.current()
      unsubscribe.current = app.progress(id, setTransfer)
    } catch {
      setTransfer({ state: 'failed', percent: 0 })
    }
  }
  const progress = typeof transfer === 'object' ? transfer : undefined
  const busy = transfer === 'asking' || progress?.state === 'running'
  return (
    <>
      <MenuAction onPress={start} busy={busy}>
        {t('transferStart')}
      </MenuAction>
      {transfer === 'none' && <StatusLine words={t('transferNone')} tone="warn" />}
      {progress?.state === 'running' && <StatusLine words={t('transferRunning', { percent: progress.percent })} />}
      {progress?.state === 'done' && <StatusLine words={t('transferDone')} tone="good" />}
      {progress?.state === 'failed' && <StatusLine words={t('transferFailed')} tone="bad" />}
    </>
  )
}

/** A button that keeps the menu open to show its result. */
function MenuAction({ onPress, busy = false, children }: { onPress: () => void; busy?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event: MouseEvent) => {
        event.stopPropagation()
        if (!busy) onPress()
      }}
    >
      {children}
    </button>
  )
}

interface StatusLineProps {
  words: string
  tone?: 'good' | 'warn' | 'bad'
  children?: ReactNode
}

function StatusLine({ words, tone, children }: StatusLineProps) {
  return (
    <>
      <p className={tone ? `mq-download__line mq-download__line--${tone}` : 'mq-download__line'} role="status">
        {words}
      </p>
      {children}
    </>
  )
}
