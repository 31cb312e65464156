/** Where everybody may have an address: such a domain says nothing of a company. */
const families = 'gmail googlemail outlook hotmail live msn yahoo ymail gmx yandex aol icloud proton protonmail zoho'
const domains = `me.com mac.com mail.com pm.me rocketmail.com fastmail.com tuta.com tutanota.com hey.com qq.com 163.com
  126.com naver.com daum.net mail.ru
  libero.it virgilio.it tin.it alice.it tim.it tiscali.it fastwebnet.it email.it inwind.it iol.it blu.it giallo.it
  aruba.it pec.it legalmail.it arubapec.it poste.it postecert.it
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr numericable.fr club-internet.fr
  web.de t-online.de freenet.de arcor.de posteo.de mailbox.org bluewin.ch sunrise.ch a1.net aon.at chello.at
  telenet.be skynet.be proximus.be ziggo.nl kpnmail.nl hetnet.nl planet.nl upcmail.nl
  btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk eircom.net
  telefonica.net terra.es sapo.pt seznam.cz centrum.cz azet.sk wp.pl o2.pl onet.pl interia.pl
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net rogers.com shaw.ca telus.net
  bigpond.com optusnet.com.au xtra.co.nz`

const freeFamilies = new Set(families.split(' '))
const freeDomains = new Set(domains.split(/\s+/))

/** The domain of an address when it may be a company's own. */
export function companyDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const isFree = freeDomains.has(domain) || freeFamilies.has(domain.split('.')[0] ?? '')
  return isFree ? undefined : domain
}
