import { spawn } from 'node:child_process'

/**
 * Runs something so many times in a row, up to the first time that it is not well, and tells how long each took.
 * @param {() => Promise<boolean>} act
 * @param {number} times
 * @returns whether it was well each time
 */
export async function repeat(act, times, { busy = false } = {}) {
  const loops = busy ? [loop(), loop()] : []
  const seconds = []
  let isWell = true
  while (isWell && seconds.length < times) {
    const started = Date.now()
    isWell = await act()
    seconds.push(Math.round((Date.now() - started) / 1000))
  }
  for (const one of loops) one.kill()
  const green = isWell ? seconds.length : seconds.length - 1
  if (times > 1) console.log(`${green} of ${times} runs green${busy ? ', busy' : ''}: ${seconds.join(', ')} s`)
  return isWell
}

/** Takes all it gets of a core. It hears now and then, so that it ends with this process at the latest. */
function loop() {
  const program = `
    process.on('disconnect', () => process.exit())
    const turn = () => {
      for (const until = Date.now() + 100; Date.now() < until;);
      setImmediate(turn)
    }
    turn()`
  return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
