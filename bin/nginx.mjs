import { findProgram } from './system-program.mjs'

/** nginx for the journey behind a proxy: an installed one, else the system's package manager's; undefined without either. */
export function findNginx() {
  const found = process.env.NGINX || findProgram('nginx', 'nginx', ['nginx-light'])
  if (!found) console.log('Left out: the journey behind nginx, which is not installed and could not be.')
  return found
}
