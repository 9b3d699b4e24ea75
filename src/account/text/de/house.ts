import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import { BIN } from '../../../../core/room/bin.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { houseText as en } from '../en/house.ts';

/** Wie im Englischen: was gespeichert wird, steht so im Code. */
export const houseText: Translation<typeof en> = {
  terms: [
    {
      title: 'Spielen',
      text: [
        'Spielen kostet nichts und braucht kein Konto. Die Räume stammen von den Nutzerinnen und Nutzern dieser Seite; sie sind für den Inhalt verantwortlich.',
        'Einen Raum oder Namen, der jemandem schadet, kannst du mit dem Fähnchen daneben melden. Die Verwaltung prüft ihn und kann ihn entfernen.',
      ],
    },
    {
      title: 'Bauen',
      text: [
        'Deine Räume, Texte und Bilder bleiben deine. Veröffentlichst du einen Raum, dürfen ihn alle, die ihn finden, hier spielen, bis du ihn offline nimmst oder löschst.',
        'Veröffentliche nur eigene Bilder und Texte oder solche, die du benutzen darfst. Verboten ist alles, was gegen das Gesetz verstößt, andere verletzt oder gegen ihren Willen zeigt oder Spielende nach persönlichen Daten fragt.',
        'Verstößt ein Raum dagegen, kann die Verwaltung ihn verbergen. Wer ihn gebaut hat, erfährt den Grund.',
      ],
    },
    {
      title: 'Bezahlen',
      text: [
        'Pro und Pakete werden einmal bezahlt und gelten für immer. Wird eine Zahlung erstattet, verlierst du, was du damit gekauft hast; deine Räume bleiben.',
      ],
    },
    {
      title: 'Was wir versprechen',
      text: [
        'Die Seite wird ohne Garantie angeboten. Deine Räume kannst du unter „Projekte“ als Datei sichern und alles, was über dich gespeichert ist, unter „Konto“.',
      ],
    },
  ],
  privacy: [
    {
      title: 'Wenn du ohne Konto spielst',
      text: [
        'Wir fragen nicht nach Name, Adresse oder E-Mail, und es gibt keine Tracker. Dein Browser speichert ein zufälliges Geheimnis, an dem deine Spiele erkannt werden; der Server kennt davon nur einen Prüfwert, aus dem es sich nicht zurückrechnen lässt.',
        `Von jedem Spiel speichert der Server, was du getan hast, und den Namen, den du nach Ablauf der Zeit angibst, falls du einen angibst. Ein nie gestartetes Spiel wird nach einem Tag gelöscht, jedes andere ${PLAY_DAYS} Tage nach dem Start.`,
        'Entkommst du, zeigt die Bestenliste des Raums deine Zeit, die Zahl deiner Tipps und deinen Namen, falls du einen angibst. Außerdem speichern wir, dass du das Spiel beendet hast, und deine Bewertung, damit du nur einmal bewerten kannst. Das alles bleibt, bis der Raum endgültig gelöscht ist.',
        'Wer den Raum gebaut hat, sieht, wie viele ihn begonnen haben, entkommen sind, keine Zeit mehr hatten oder aufgehört haben, und an welchem Schloss. Von allen, die nicht entkommen sind, sind außerdem Spieldauer, Zahl der geöffneten Schlösser, das zuletzt probierte Schloss und die Woche zu sehen, solange das Spiel gespeichert ist. Konten stehen dort mit ihrem Namen, Gäste mit dem Namen, den sie angegeben haben, sonst mit einer Nummer.',
      ],
    },
    {
      title: 'Was für die Person gezählt wird, die den Raum gebaut hat',
      text: [
        'Endet ein Spiel oder setzt es einen Tag lang niemand fort, werden seine Zahlen zu denen aller Spiele dieser Version des Raums addiert: wie es ausging, wie lange jedes Schloss dauerte, wie viele Antworten falsch waren, welche Tipps gelesen wurden, was gefunden und was vergeblich angeklickt wurde, und ob mit dem Finger oder mit einer Maus, in einem hohen oder in einem breiten Fenster gespielt wurde. Diese Summen enthalten keine Namen und keine genauere Zeit als die Woche. Sie bleiben ein Jahr nach dem letzten Spiel der Version gespeichert.',
        'Bis das Spiel endet, werden höchstens fünf falsche Antworten je Schloss mit ihm aufbewahrt. Zu sehen ist eine davon erst, wenn drei Spiele aus drei verschiedenen Netzen sie gaben. Vorher sind nur verschlüsselte Prüfwerte der Antwort und der Netze gespeichert, höchstens 30 Tage. Was wie eine Adresse, eine Telefonnummer oder ein Satz aussieht, wird nie aufbewahrt. Bittet dein Browser darum, nicht verfolgt zu werden, bleibt weder Getipptes gespeichert, noch womit du spielst.',
        'Spiele in eigenen Räumen und Vorschauen zählen nicht.',
      ],
    },
    {
      title: 'Wenn du mit anderen spielst',
      text: [
        'Wer den Code eurer Gruppe hat, sieht den Namen, unter dem du spielst, wo du im Raum bist und was du dort tust. Gib den Code nur Leuten, mit denen du spielen willst. Schreiben kann man einander nicht.',
        'Worauf du zeigst und ob du da bist, wird weitergegeben und nicht aufbewahrt. Was euer Team tut, wird wie jedes andere Spiel gespeichert. Der Code und alles Weitergegebene werden nach einem Tag gelöscht.',
        'Entkommt euer Team, stehen auf der Bestenliste der Teams die Namen derer, die im Raum etwas getan haben. Soll einer entfernt werden, nimm das Fähnchen neben dem Team.',
      ],
    },
    {
      title: 'Wenn du in einer Klasse spielst',
      text: [
        'Deine Lehrkraft sieht den Namen, den das Spiel dir gab oder den du getippt hast, wenn sie das wollte, dein Team, wo du im Raum bist, ob du da bist, und was dein Team geöffnet, versucht und gefragt hat. Was du angeklickt hast, steht nirgends.',
        'All das wird 24 Stunden nach dem Ende der Klasse gelöscht, oder früher von deiner Lehrkraft. Sie kann die Ergebnisse der Teams 30 Tage behalten, ohne deinen Namen.',
      ],
    },
    {
      title: 'Wie dein Name entfernt wird',
      text: [
        `Automatisch: Bist du nicht entkommen, wird dein Name nach ${PLAY_DAYS} Tagen mit dem Spiel gelöscht. Auf einer Bestenliste bleibt er, bis der Raum endgültig gelöscht ist.`,
        'Auf Anfrage: Melde deinen Namen mit dem Fähnchen auf der Bestenliste. Die Verwaltung dieser Seite kann dann den Namen oder auch die Zeit löschen. Wer den Raum gebaut hat, sieht die Namen, kann sie aber nicht ändern. Wird der Raum gelöscht, verschwinden alle, sobald er nicht mehr im Papierkorb liegt.',
        'Durch dich selbst, wenn du ein Konto hast: „Konto löschen“ unter „Konto“ entfernt deinen Namen sofort von allen Bestenlisten. Antwortet auf eine Anfrage niemand, wende dich an den Betreiber dieser Seite; er steht unten.',
      ],
    },
    {
      title: 'Wenn du ein Konto hast',
      text: [
        'Wir speichern deinen Namen, deine E-Mail-Adresse, einen Prüfwert deines Passworts, wann du dich registriert hast, ob du Pro hast und welche Pakete dir gehören.',
        'Wir speichern auch deine Räume mit Titelbildern, veröffentlichten Versionen und Kopien, die Bilder, die du hochgeladen oder der Bibliothek angeboten hast, deine Lesezeichen, Bewertungen und Spiele und was die Verwaltung darüber entschieden hat, mit Grund.',
        `Alles bleibt, bis du es löschst. Räume löschst du unter „Projekte“: Die letzten ${BIN.rooms} gelöschten Räume bleiben ${BIN.days} Tage im Papierkorb. Dort kann sie niemand spielen, und du kannst sie wiederherstellen oder endgültig löschen. Bilder löschst du unter „Mein Inventar“. „Konto löschen“ unter „Konto“ löscht das Konto und alles andere auf einmal, auch den Papierkorb. Deine Zeiten bleiben ohne deinen Namen auf den Bestenlisten, und Zahlungen bleiben ohne deinen Namen in der Buchhaltung, wie es das Gesetz verlangt.`,
        'Unter „Konto“ bekommst du mit „Exportieren“ alles in einer Datei.',
      ],
    },
    {
      title: 'Deine Netzwerkadresse',
      text: [
        'Wir speichern sie nicht. Damit niemand tausende Antworten rät oder hundertmal abstimmt, zählen wir Versuche unter einem verschlüsselten Prüfwert des Netzes, aus dem sie kommen. Diese Zählungen bleiben meist zehn Minuten gespeichert, bei falschen Antworten einen Tag, bei Spielen zwei Tage, bei häufigen falschen Antworten 30 Tage und bei Ausbrüchen, die für die Minuten auf der Karte eines Raums zählen, 30 Tage.',
        'Zeit und Bewertung eines Gastes werden mit einem solchen Prüfwert gespeichert, der für jeden Raum ein anderer ist, solange es sie gibt.',
      ],
    },
    {
      title: 'In deinem Browser',
      text: [
        'Dein Browser speichert Entwürfe von Räumen mit ihren Schritten zum Rückgängigmachen, Bilder, mit denen du noch nicht fertig bist, das Geheimnis deiner Spiele, welche Räume du gespielt hast, und in drei Cookies deine Einstellungen für Sprache, Design und Ton. Abmelden entfernt, was zu deinem Konto gehört; löschst du im Browser die Daten dieser Seite, wird alles entfernt. Ein Gast gilt danach als neu.',
      ],
    },
  ],
  whereTitle: 'Wo die Daten liegen',
  where: {
    here: [
      'Alles liegt in einem Ordner des Rechners, der diese Seite ausliefert, und sonst nirgends; nichts wird weitergegeben. E-Mails werden auf diesem Rechner angezeigt statt verschickt, und Zahlungen werden nur simuliert.',
      'Sein Protokoll hat für jede Anfrage eine Zeile, ohne Namen, Adressen oder Geheimnisse; ist es voll, wird es überschrieben. Wer den Rechner betreibt, kann den Ordner lesen, kopieren und löschen.',
    ],
    hosted: [
      'Konten, Räume, Spiele und Bilder liegen bei Google Firebase, im Projekt des Anbieters, der unten steht. Bezahlt wird auf den Seiten von Stripe: Kartennummern kommen nie hierher; gespeichert wird, was gekauft wurde, wann, und die Nummer, die Stripe dafür hat.',
    ],
  },
  ofProvider: 'Vom Anbieter',
  providerHere:
    'Diese Seite läuft auf dem Rechner der Person, von der du die Adresse hast, etwa deiner Lehrerin, eines Museums oder eines Freundes. Sie ist für die gespeicherten Daten verantwortlich; wende dich an sie. Zahlungen werden hier nur simuliert: Es fließt kein Geld.',
  providerMissing:
    'Der Betreiber dieser Seite hat noch keinen Namen und keine Anschrift eingetragen. Bis dahin wird hier nichts verkauft. Frag die Person, von der du die Adresse hast.',
};
