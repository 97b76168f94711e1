import { useRef } from 'react'
import { Card } from '../../catalogue/card/Card'
import { ModuleRow } from '../../catalogue/row/ModuleRow'
import { useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { relatedQuery } from '../../service/titles'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useNearViewport } from '../../ui/useNearViewport'

/** A row of similar titles, requested when it is near the viewport. An empty row is not rendered. */
export function Related({ title }: { title: Title }) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  const near = useNearViewport(ref, false)
  const { slug } = title
  const { data, error, retry } = useQuery(near ? relatedQuery(slug) : undefined)
  if (data?.items.length === 0) return null
  const module = { slug: `related-${slug}`, display_name: t('moreLikeThis') }
  return (
    <section ref={ref} className="mq-module mq-related" data-near={near}>
      {data ? (
        <ModuleRow
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
