import { useEffect, useState } from 'react'

/** A value after it has not changed for a time. @param delay in milliseconds */
export function useDebouncedValue<T>(value: T, delay: number): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delayed
}
