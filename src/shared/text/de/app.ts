import { FREE_PLAN_ROOMS } from '../../../../core/account/plans.ts';
import type { Translation } from '../../language/inLanguages.ts';
import type { appText as en } from '../en/app.ts';

export const appText: Translation<typeof en> = {
  pageTitle: (page) => `${page} · Escape Rooms`,
  skipToContent: 'Zum Inhalt',
  nav: {
    label: 'Hauptmenü',
    tabs: {
      home: 'Start',
      projects: 'Projekte',
      pricing: 'Preise',
      admin: 'Verwaltung',
      inventory: 'Mein Inventar',
    },
    logIn: 'Anmelden',
    signUp: 'Registrieren',
    signOut: 'Abmelden',
    menu: 'Menü',
    help: 'Hilfe',
    nameless: 'Du',
    pro: 'Pro',
  },
  signOut: {
    title: 'Abmelden und Änderungen verlieren?',
    text: 'Ein Teil deiner Änderungen liegt nur auf diesem Gerät, noch nicht in deinem Konto. Wenn du dich abmeldest, sind sie weg.',
    confirm: 'Trotzdem abmelden',
    cancel: 'Angemeldet bleiben',
    failed: 'Du wurdest nicht abgemeldet. Prüf deine Verbindung und versuch es noch einmal.',
  },
  offline: 'Du bist offline. Verloren geht nichts: Es geht weiter, sobald du wieder Netz hast.',
  language: 'Sprache',
  light: { label: 'Licht', evening: 'Abend', morning: 'Morgen' },
  buildRoom: 'Raum bauen',
  foot: {
    label: 'Fußzeile',
    about: 'Gemalte Räume, ehrliche Schlösser. Aus jedem führt ein Weg hinaus.',
    rooms: 'Räume',
    allRooms: 'Alle Räume',
    house: 'Hausordnung',
    terms: 'Bedingungen',
    privacy: 'Datenschutz',
    provider: 'Anbieter',
    light: 'Sprache und Darstellung',
    last: 'Bitte leise die Tür schließen. Andere denken noch nach.',
  },
  loading: 'Lädt…',
  retry: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Hoppla! Die Seite, die du suchst, gibt es nicht.',
    chalk: 'Hier hat jemand eine Tür gemalt. Wir haben sie probiert. Kreide.',
    home: 'Zurück zu den Räumen',
    back: 'Zurück',
  },
  chunkFailed: {
    title: 'Diese Seite ließ sich nicht laden',
    text: 'Ein Teil der App fehlt. Prüf deine Verbindung und versuch es noch einmal.',
  },
  crashed: {
    title: 'Bei uns ist etwas kaputtgegangen',
    text: 'Auf dieser Seite ist ein Fehler aufgetreten. Deine Änderungen sind auf diesem Gerät gespeichert. Neu laden hilft meistens.',
  },
  failures: {
    offline: 'Du bist offline. Prüf deine Verbindung und versuch es noch einmal.',
    unauthenticated: 'Bitte melde dich noch einmal an.',
    permissionDenied: 'Dafür fehlt dir die Berechtigung.',
    notFound: 'Das gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    conflict:
      'Es wurde inzwischen woanders geändert. Lade die Seite neu, um die Änderung zu sehen, und versuch es dann noch einmal.',
    roomHidden: 'Dieser Raum wurde offline genommen.',
    planLimit: `Im Free-Plan sind ${FREE_PLAN_ROOMS} Räume enthalten. Lösch einen, um einen neuen anzulegen.`,
    quotaReached:
      'Dein Speicher ist voll. Eigene Bilder und veröffentlichte Räume teilen ihn sich: Lösch etwas, das du nicht mehr brauchst.',
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
    badCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    weakPassword: 'Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres.',
    badEmail: 'Diese E-Mail-Adresse ist ungültig. Prüf sie auf Tippfehler.',
    linkExpired: 'Dieser Link ist abgelaufen. Lass dir einen neuen schicken.',
    linkUsed: 'Dieser Link wurde schon benutzt, oder ein Teil davon fehlt. Lass dir einen neuen schicken.',
    tooManyRequests: 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
    serverFull:
      'Der Speicher des Servers ist voll, deshalb wurde nichts gespeichert. Sag der Person Bescheid, die diese Seite betreibt.',
    newerVersion:
      'Das wurde mit einer neueren Version der App gespeichert. Lade die Seite neu, um sie zu aktualisieren.',
    unreadable: 'Die gespeicherten Daten sind beschädigt und lassen sich nicht lesen.',
    refused: 'Der Server hat das abgelehnt. Versuch es gleich noch einmal.',
    unknown: 'Da ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
};
