import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '../../../data/useQuery'
import type { CollectionAsset, DownloadAvailability } from '../../../generated/types'
import { downloadBlob } from '../../../lib/downloadBlob'
import { createLoader } from '../../../lib/loader'
import { safeHref } from '../../../lib/url/safeHref'
import { serviceBase } from '../../../lib/url/serviceBase'
import { type AssetRef, availabilityQuery, getFile, userDataQuery } from '../../../service/collaboration/assets'
import { ServiceError } from '../../../service/http/response'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { assetName, sizeWords } from '../../assetFacts'
import { fileAddress } from './fileAddress'
import { type Transfer, transferFrom } from './transfers'
import './downloadMenu.scss'

interface FileProps {
  of: AssetRef
  asset: CollectionAsset
}

interface Props extends FileProps {
  /** sign: only that, for lines of a list. Default: a button with the size of the file. */
  face?: 'button' | 'sign'
}

/** A button that says where the file is before it is taken. Nothing is asked for until it is opened. */
export function DownloadMenu({ of, asset, face = 'button' }: Props) {
  const t = useText()
  const size = sizeWords(asset.meta?.size)
  return (
    <MenuButton
      className={face === 'sign' ? 'mq-row-act' : 'mq-btn mq-btn--line mq-download'}
      label={
        <>
          <Icon path="M12 4v11m-5-5 5 5 5-5M6 20h12" />
          {face === 'sign' ? (
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

/** How often a file that is on its way is looked at again, in milliseconds. */
const AGAIN = 5000

/** Where the file is, in words, and what can be done about it. */
function DownloadPanel({ of, asset }: FileProps) {
  const t = useText()
  const {
    data,
    error,
    isFetching: busy,
    retry,
  } = useQuery(availabilityQuery(of), { keepPreviousData: true, removeOnUnmount: true })
  const onTurn = useEffectEvent(retry)
  const state = data?.state
  useEffect(() => {
    if (state !== 'preparing') return
    const timer = setInterval(() => document.visibilityState === 'visible' && onTurn(), AGAIN)
    return () => clearInterval(timer)
  }, [state])
  if (error !== undefined) {
    return (
      <Line words={t('assetStatusFailed')} tone="bad">
        <Stays onPress={retry}>{t('tryAgain')}</Stays>
      </Line>
    )
  }
  if (!data || (busy && state === 'failed')) return <Line words={t('downloadChecking')} />
  if (state === 'preparing') return <Line words={t('downloadPreparing')} tone="warn" />
  if (state === 'unavailable') return <Line words={t('downloadNone')} />
  if (state === 'failed') {
    return (
      <Line words={t('downloadUnfetched')} tone="bad">
        <Stays onPress={retry}>{t('tryAgain')}</Stays>
      </Line>
    )
  }
  return <Available of={of} asset={asset} data={data} />
}

/** A file that is there: how large it is, and the ways to take it. */
function Available({ of, asset, data }: FileProps & { data: DownloadAvailability }) {
  const t = useText()
  const base = serviceBase(document)
  const user = useQuery(userDataQuery(of))
  const from = transferFrom(user.data, base)
  const size = sizeWords(data.size ?? asset.meta?.size)
  const url = safeHref(data.url)
  return (
    <>
      <Line words={[t('downloadReady'), size].filter(Boolean).join(' · ')} tone="good" />
      {url && <PlainDownload url={url} base={base} name={fileName(asset)} size={data.size} />}
      {user.error !== undefined && (
        <Line words={t('assetUserDataFailed')} tone="bad">
          <Stays onPress={user.retry}>{t('tryAgain')}</Stays>
        </Line>
      )}
      {from && <AsperaDownload from={from} />}
    </>
  )
}

/** The name of a file as it is kept: that of the asset, with its ending. */
function fileName(asset: CollectionAsset): string {
  const name = assetName(asset)
  const ext = asset.ext?.replace(/^\./, '')
  return ext && !name.toLowerCase().endsWith(`.${ext.toLowerCase()}`) ? `${name}.${ext}` : name
}

interface PlainProps {
  url: string
  base: string
  name: string
  /** In bytes, where it is known. */
  size: number | undefined
}

/** A link to a file that needs no token, or a button that fetches one that does, and tells how much of it has come. */
function PlainDownload({ url, base, name, size }: PlainProps) {
  const t = useText()
  const { http } = useRuntime()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [got, setGot] = useState(0)
  if (fileAddress(url, base) === 'open') {
    return (
      <a href={url} download={name} rel="noreferrer">
        {t('download')}
      </a>
    )
  }
  const take = async () => {
    setState('busy')
    setGot(0)
    // A hundred steps are as many as anybody sees.
    let told = 0
    const tell = (bytes: number) => {
      if (bytes - told < (size ?? 0) / 100) return
      told = bytes
      setGot(bytes)
    }
    try {
      downloadBlob(await getFile(http, url, tell), name)
      setState('idle')
    } catch (error) {
      // Whoever left the page did so.
      setState(error instanceof ServiceError && error.kind === 'aborted' ? 'idle' : 'failed')
    }
  }
  return (
    <>
      <Stays onPress={take} busy={state === 'busy'}>
        {t(state === 'busy' ? 'downloadRunning' : 'download')}
      </Stays>
      {state === 'busy' && size !== undefined && (
        <div className="mq-download__line">
          <progress max={size} value={got} aria-label={t('downloadRunning')} />
          {t('uploadPart', { sent: sizeWords(got) ?? '', size: sizeWords(size) ?? '' })}
        </div>
      )}
      {state === 'failed' && <Line words={t('downloadFailed')} tone="bad" />}
    </>
  )
}

const transfers = createLoader(async () => (await import('./aspera')).asperaTransfers())

/** A transfer by the visitor's Aspera app. Its code comes with the press. */
function AsperaDownload({ from }: { from: NonNullable<ReturnType<typeof transferFrom>> }) {
  const t = useText()
  const [transfer, setTransfer] = useState<Transfer | 'asking' | 'none'>()
  const leave = useRef(() => {})
  useEffect(() => () => leave.current(), [])
  const start = async () => {
    setTransfer('asking')
    try {
      const app = await transfers.load()
      if (!(await app.available())) {
        setTransfer('none')
        return
      }
      const id = await app.start(from)
      setTransfer({ state: 'running', percent: 0 })
      leave.current()
      leave.current = app.progress(id, setTransfer)
    } catch {
      setTransfer({ state: 'failed', percent: 0 })
    }
  }
  const known = typeof transfer === 'object' ? transfer : undefined
  const busy = transfer === 'asking' || known?.state === 'running'
  return (
    <>
      <Stays onPress={start} busy={busy}>
        {t('transferStart')}
      </Stays>
      {transfer === 'none' && <Line words={t('transferNone')} tone="warn" />}
      {known?.state === 'running' && <Line words={t('transferRunning', { percent: known.percent })} />}
      {known?.state === 'done' && <Line words={t('transferDone')} tone="good" />}
      {known?.state === 'failed' && <Line words={t('transferFailed')} tone="bad" />}
    </>
  )
}

/** A button that leaves the menu open: what it does is told there. */
function Stays({ onPress, busy = false, children }: { onPress: () => void; busy?: boolean; children: ReactNode }) {
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

interface LineProps {
  words: string
  tone?: 'good' | 'warn' | 'bad'
  children?: ReactNode
}

function Line({ words, tone, children }: LineProps) {
  return (
    <>
      <p className={tone ? `mq-download__line mq-download__line--${tone}` : 'mq-download__line'} role="status">
        {words}
      </p>
      {children}
    </>
  )
}
