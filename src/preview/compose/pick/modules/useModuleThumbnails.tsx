import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { READY_MESSAGE } from '../../../frame/frame'
import { frameAddress, frameId, setFrame } from '../../../frame/setFrame'
import type { ChangedDocument } from '../../draft/siteFolder'
import { newModule } from '../../modules/newModule'
import { findTitles } from '../../modules/titleCards'
import { standaloneModuleHtml } from './standaloneModuleHtml'

/** The page in which modules are rendered. */
export interface ThumbnailPage {
  site: string
  /** Path on the site. */
  path: string
  changed: readonly ChangedDocument[]
}

/** Modules are loaded when they are near the visible part of the page. */
const RENDER_TIMEOUT_MS = 2000
const LIST_TIMEOUT_MS = 20_000
const CHECK_DELAY_MS = 40

/**
 * Renders a new module of each type in an invisible frame, with the brand and the service of the site.
 * @param file path of the list of the page
 * @returns the frame, and documents that show the modules, by type
 */
export function useModuleThumbnails(
  { site, path, changed }: ThumbnailPage,
  file: string,
  types: readonly { type: string }[],
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [src, setSrc] = useState<string>()
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<string, string>>(new Map())

  const open = useEffectEvent(async (isActive: () => boolean) => {
    const id = frameId('compose-add')
    const titles = (await findTitles('').catch(() => [])).map(({ slug }) => slug)
    const data = types.map(({ type }, index) => ({
      position: index,
      module: newModule(type, thumbnailSlugOf(type), titles),
    }))
    const documents = Object.fromEntries(changed.map((each) => [each.path, each.text]))
    const isSet = await setFrame(id, { documents: { ...documents, [file]: JSON.stringify({ data }) } }, site)
    if (isSet && isActive()) setSrc(frameAddress(path, id, Date.now()))
  })
  const render = useEffectEvent(async (isActive: () => boolean) => {
    const page = frame.current?.contentDocument
    // The page is ready before its list is loaded.
    await waitUntil(LIST_TIMEOUT_MS, () => !!page?.querySelector('[data-module^="marquee-new-"]'))
    for (const { type } of types) {
      const module = page?.querySelector<HTMLElement>(`[data-module="${thumbnailSlugOf(type)}"]`)
      if (!module) continue
      module.scrollIntoView({ behavior: 'instant', block: 'start' })
      await waitUntilRendered(module)
      if (!isActive()) return
      const text = module.isConnected && module.offsetHeight > 0 ? standaloneModuleHtml(module) : undefined
      if (text !== undefined) setThumbnails((before) => new Map(before).set(type, text))
    }
  })

  useEffect(() => {
    let active = true
    const isActive = () => active
    const onMessage = ({ data, source }: MessageEvent) => {
      if (data === READY_MESSAGE && source === frame.current?.contentWindow) render(isActive)
    }
    addEventListener('message', onMessage)
    open(isActive)
    return () => {
      active = false
      removeEventListener('message', onMessage)
    }
  }, [])

  const element: ReactNode = src && (
    <iframe ref={frame} className="mqp-pick__frame" src={src} title="Module types" aria-hidden="true" tabIndex={-1} />
  )
  return { frame: element, thumbnails }
}

const thumbnailSlugOf = (type: string) => `marquee-new-${type.replaceAll('_', '-')}`

/** Resolves when a module has no skeleton any more. */
const waitUntilRendered = (module: HTMLElement) =>
  waitUntil(
    RENDER_TIMEOUT_MS,
    () => module.dataset.near === 'true' && !module.querySelector('.mq-skeleton') && module.childElementCount > 0,
  )

/** Resolves when a condition is true, or after a time in milliseconds. */
async function waitUntil(timeout: number, isTrue: () => boolean): Promise<void> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    await new Promise((done) => setTimeout(done, CHECK_DELAY_MS))
    if (isTrue()) return
  }
}
