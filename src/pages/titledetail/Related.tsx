import { useRef } from 'react'
import { Card } from '../../catalogue/card/Card'
import { loadTitles } from '../../catalogue/data/loadTitles'
import { Shelf } from '../../catalogue/row/Shelf'
import { useService } from '../../data/useService'
import type { Title } from '../../generated/types'
import { getRelated } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useNear } from '../../ui/useNear'

/** A row of titles like this one, asked for when somebody comes near. Nothing where there are none. */
export function Related({ title }: { title: Title }) {
  const t = useText()
  const runtime = useRuntime()
  const ref = useRef<HTMLElement>(null)
  const near = useNear(ref, false)
  const { slug } = title
  const { data, error, retry } = useService(near ? `related ${slug}` : undefined, () =>
    loadTitles(runtime, getRelated(runtime.http, slug)),
  )
  if (data?.items.length === 0) return null
  const module = { slug: `related-${slug}`, display_name: t('moreLikeThis') }
  return (
    <section ref={ref} className="mq-module mq-related">
      {data ? (
        <Shelf
          module={module}
          titles={data.items}
          shape="poster"
          card={(each, index) => (
            <Card title={each} shape="poster" captions="none" module={module.slug} tabStop={index === 0} />
          )}
        />
      ) : error !== undefined ? (
        <Notice
          title={t('moduleFailed')}
          more={t('moduleFailedMore')}
          action={{ label: t('tryAgain'), onPress: retry }}
        />
      ) : (
        <Skeleton shape="row" />
      )}
    </section>
  )
}
