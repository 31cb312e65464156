import type { WordTable } from '#app/kit/words/words.ts'

export const draftsWords = {
  'draft-saving': { it: 'Salvataggio della bozza…', en: 'Saving the draft…', fr: 'Enregistrement du brouillon…' },
  'draft-saved': {
    it: 'Bozza salvata alle {time}',
    en: 'Draft saved at {time}',
    fr: 'Brouillon enregistré à {time}',
  },
  'draft-resumed': {
    it: 'Bozza ripresa ({moment})',
    en: 'Draft resumed ({moment})',
    fr: 'Brouillon repris ({moment})',
  },
  'draft-here': {
    it: 'Bozza conservata su questo dispositivo ({moment})',
    en: 'Draft kept on this device ({moment})',
    fr: 'Brouillon conservé sur cet appareil ({moment})',
  },
  'draft-earlier': {
    it: 'Da allora questi dati sono cambiati: controlla prima di salvare.',
    en: 'This has changed since then: check before you save.',
    fr: 'Ces données ont changé depuis\u00a0: vérifiez avant d’enregistrer.',
  },
  'draft-take': { it: 'Riprendi la bozza', en: 'Resume the draft', fr: 'Reprendre le brouillon' },
  'draft-discard': { it: 'Elimina la bozza', en: 'Delete the draft', fr: 'Supprimer le brouillon' },
  'draft-failed': {
    it: 'Bozza non salvata: nuovo tentativo tra poco. Non chiudere la pagina.',
    en: 'Draft not saved: trying again shortly. Please keep this page open.',
    fr: 'Brouillon non enregistré\u00a0: nouvel essai dans un instant. Gardez cette page ouverte.',
  },
  'draft-kept': {
    it: 'Bozza conservata su questo dispositivo: si salva da sola appena torna la connessione.',
    en: 'Draft kept on this device: it will be saved automatically once you are back online.',
    fr: 'Brouillon conservé sur cet appareil\u00a0: il sera enregistré dès le retour de la connexion.',
  },
  'draft-over': {
    it: 'Bozza salvata alle {time}. Nel frattempo era stata salvata anche in un’altra scheda o su un altro dispositivo: ora vale questa versione.',
    en: 'Draft saved at {time}. In the meantime it had also been saved in another tab or on another device: this version has replaced it.',
    fr: 'Brouillon enregistré à {time}. Entre-temps, il avait aussi été enregistré dans un autre onglet ou sur un autre appareil\u00a0: cette version le remplace.',
  },
  'draft-sent': {
    it: 'Bozza non salvata: il modulo è già stato inviato da un’altra scheda o da un altro dispositivo. Se chiudi la pagina prima di inviare, questo testo va perso.',
    en: 'Draft not saved: this form has already been sent from another tab or on another device. If you close the page before sending, this text will be lost.',
    fr: 'Brouillon non enregistré\u00a0: ce formulaire a déjà été envoyé depuis un autre onglet ou un autre appareil. Si vous fermez la page avant l’envoi, ce texte sera perdu.',
  },
  'draft-ended': {
    it: 'Sessione scaduta: la bozza si salva da sola dopo l’accesso.',
    en: 'Your session has ended: the draft will be saved automatically once you log in.',
    fr: 'Session expirée\u00a0: le brouillon sera enregistré dès la reconnexion.',
  },
  'draft-sign-in': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
} as const satisfies WordTable
