import type { BrandContent } from '#app/brand/brand.ts'

/**
 * Nobody's texts: the demonstration shows where a maker's own ones stand, and claims nothing that somebody could rely
 * on.
 */
export function demoTexts(brand: string): BrandContent['texts'] {
  return { privacy: privacy(brand), terms: terms(brand), imprint: imprint(brand) }
}

function imprint(brand: string) {
  return {
    it: `**${brand} S.r.l.** (azienda inventata)
Via dell’Esempio 1, 20100 Milano
Partita IVA IT00000000000 · REA MI-0000000

## Contatti

E-mail: [info@demo.example](mailto:info@demo.example)

Questo portale è una dimostrazione: aziende, persone, bici e documenti che contiene non esistono.`,
    en: `**${brand} S.r.l.** (an invented company)
Via dell’Esempio 1, 20100 Milan, Italy
VAT number IT00000000000 · REA MI-0000000

## Contact

Email: [info@demo.example](mailto:info@demo.example)

This portal is a demonstration: the companies, people, bikes and documents in it do not exist.`,
    fr: `**${brand} S.r.l.** (entreprise inventée)
Via dell’Esempio 1, 20100 Milan, Italie
Numéro de TVA IT00000000000 · REA MI-0000000

## Contact

E-mail\u00a0: [info@demo.example](mailto:info@demo.example)

Ce portail est une démonstration\u00a0: les entreprises, personnes, vélos et documents qu’il contient n’existent pas.`,
  }
}

function privacy(brand: string) {
  return {
    it: `${brand} tratta i dati di chi usa questo portale solo per l’assistenza. Questo è un esempio: un produttore mette qui il proprio testo.

## Quali dati

- Nome, indirizzo e-mail e azienda di chi si registra
- Bici registrate, richieste di garanzia, foto e messaggi
- Accessi e dispositivi collegati, per la sicurezza

## Per quanto tempo

Le richieste di garanzia restano finché servono alla garanzia stessa e agli obblighi di legge; il resto finché esiste l’account.

## I tuoi diritti

Nel profilo, sotto **I tuoi dati**, puoi scaricare una copia di tutto e chiedere la cancellazione. Per altre domande scrivi a [privacy@demo.example](mailto:privacy@demo.example).`,
    en: `${brand} uses the data of people on this portal for after-sales service alone. This is an example: a maker puts a text of its own here.

## Which data

- Name, email address and company of people who register
- Registered bikes, warranty requests, photos and messages
- Logins and logged-in devices, for security

## For how long

Warranty requests stay as long as the warranty and the law need them; all else as long as the account exists.

## Your rights

In your profile, under **Your data**, you can download a copy of everything and ask for erasure. For other questions write to [privacy@demo.example](mailto:privacy@demo.example).`,
    fr: `${brand} utilise les données des personnes inscrites uniquement pour le service après-vente. Ceci est un exemple\u00a0: un fabricant y place son propre texte.

## Quelles données

- Nom, adresse e-mail et entreprise des personnes inscrites
- Vélos enregistrés, demandes de garantie, photos et messages
- Connexions et appareils connectés, pour la sécurité

## Combien de temps

Les demandes de garantie sont conservées tant que la garantie et la loi l’exigent\u00a0; le reste tant que le compte existe.

## Vos droits

Dans votre profil, sous **Vos données**, vous pouvez télécharger une copie de tout et demander l’effacement. Pour toute autre question\u00a0: [privacy@demo.example](mailto:privacy@demo.example).`,
  }
}

function terms(brand: string) {
  return {
    it: `Il portale serve a rivenditori e ciclisti di ${brand} per registrare le bici e seguire gli interventi in garanzia. Questo è un esempio: un produttore mette qui il proprio testo.

1. L’account è personale: la password non si condivide.
2. Quello che si dichiara in una richiesta deve essere vero e riguardare la bici indicata.
3. Foto e documenti caricati servono a valutare la richiesta.
4. I diritti di garanzia previsti dalla legge non cambiano.`,
    en: `Dealers and riders of ${brand} use the portal to register bikes and to follow warranty interventions. This is an example: a maker puts a text of its own here.

1. An account is personal: nobody shares its password.
2. What a request says has to be true, and about the bike it names.
3. Photos and documents that are uploaded serve to assess the request.
4. The rights of the legal guarantee stay as they are.`,
    fr: `Le portail permet aux revendeurs et cyclistes de ${brand} d’enregistrer les vélos et de suivre les dossiers SAV. Ceci est un exemple\u00a0: un fabricant y place son propre texte.

1. Le compte est personnel\u00a0: le mot de passe ne se partage pas.
2. Ce qui est déclaré dans une demande doit être exact et concerner le vélo indiqué.
3. Les photos et documents envoyés servent à examiner la demande.
4. Les droits de la garantie légale restent inchangés.`,
  }
}
