import { useEffect, useState } from 'react'

/**
 * A value once it has not changed for a while: who leafs through episodes asks for none of them.
 * @param rest in milliseconds
 */
export function useSettled<Value>(value: Value, rest: number): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled === value ? settled : undefined
}
