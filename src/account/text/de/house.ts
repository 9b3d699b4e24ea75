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
        'Spielen kostet nichts und braucht kein Konto. Die Räume bauen alle, die diese Seite benutzen; was darin steht, gehört ihnen.',
        'Einen Raum oder Namen, der jemandem schadet, kannst du mit dem Fähnchen daneben melden. Die Verwaltung sieht ihn sich an und kann ihn wegnehmen.',
      ],
    },
    {
      title: 'Bauen',
      text: [
        'Deine Räume, Texte und Bilder bleiben deine. Veröffentlichst du einen Raum, dürfen ihn alle, die ihn finden, hier spielen, bis du ihn offline nimmst oder löschst.',
        'Veröffentliche nur, was du darfst: eigene Bilder und Worte oder solche, die du benutzen darfst. Nichts, was gegen das Gesetz ist, andere verletzt oder gegen ihren Willen zeigt oder Spielende nach persönlichen Daten fragt.',
        'Verstößt ein Raum dagegen, kann die Verwaltung ihn verbergen. Wer ihn gebaut hat, erfährt den Grund.',
      ],
    },
    {
      title: 'Bezahlen',
      text: [
        'Pro und Pakete werden einmal bezahlt und gelten für immer. Wird eine Zahlung zurückgegeben, endet, was damit gekauft wurde; Räume, die es gibt, bleiben.',
      ],
    },
    {
      title: 'Was versprochen wird',
      text: [
        'Die Seite wird angeboten, wie sie ist. Räume, an denen dir liegt, kannst du unter „Projekte“ als Datei sichern, und alles, was über dich gespeichert ist, unter „Konto“.',
      ],
    },
  ],
  privacy: [
    {
      title: 'Wenn du ohne Konto spielst',
      text: [
        'Nach Name, Adresse oder E-Mail fragt niemand, und es gibt keine Tracker. Dein Browser behält ein zufälliges Geheimnis, mit dem er deine Spiele wiederfindet; der Server kennt davon nur einen Prüfwert.',
        `Von einem Spiel speichert der Server, was du darin getan hast, und den Namen, den du nach dem Ende der Zeit angibst, falls du einen angibst: einen Tag lang, wenn es nie begonnen wurde, sonst ${PLAY_DAYS} Tage ab dem Start. Danach verschwindet es von selbst.`,
        'Kommst du hinaus, steht deine Zeit auf der Bestenliste des Raums, mit den Tipps, die du geholt hast, und mit dem Namen, den du angibst, falls du einen angibst. Dass ein Spiel zu Ende ging und deine Sterne stehen daneben, damit du einmal bewerten kannst. Das alles bleibt, bis der Raum endgültig gelöscht ist.',
        'Wer ihn gebaut hat, sieht, wie viele angefangen haben, hinauskamen, keine Zeit mehr hatten oder gingen, und an welchem Schloss. Solange ein Spiel gespeichert ist, sieht er oder sie auch von denen, die nicht hinauskamen, wie lange sie gespielt haben, wie viele Schlösser offen waren, das zuletzt probierte und die Woche; von Konten den Namen, von Gästen den, den sie nach dem Ende der Zeit angegeben haben, sonst eine Nummer.',
      ],
    },
    {
      title: 'Wie dein Name entfernt wird',
      text: [
        `Von selbst: Kamst du nicht hinaus, verschwindet der Name, den du angegeben hast, nach ${PLAY_DAYS} Tagen mit dem Spiel. Auf einer Bestenliste bleibt er, bis der Raum endgültig gelöscht ist.`,
        'Auf Bitte: Das Fähnchen neben deinem Namen auf der Bestenliste meldet ihn der Verwaltung dieser Seite; sie kann ihn unkenntlich machen oder auch die Zeit löschen. Wer den Raum gebaut hat, sieht die Namen, kann aber keinen ändern; wird der Raum gelöscht, verschwinden alle endgültig, sobald er nicht mehr im Papierkorb liegt.',
        'Durch dich, wenn du ein Konto hast: „Konto löschen“ unter „Konto“ nimmt deinen Namen auf einmal von allen Bestenlisten. Antwortet niemand, frag, wer diese Seite betreibt; das steht unten.',
      ],
    },
    {
      title: 'Wenn du ein Konto hast',
      text: [
        'Deinen Namen, deine E-Mail-Adresse und einen Prüfwert deines Passworts; wann du dich registriert hast; ob du Pro hast, und welche Pakete.',
        'Deine Räume mit Titelbildern, veröffentlichten Fassungen und aufgehobenen Kopien; die Bilder, die du hochgeladen hast, und was du der Sammlung angeboten hast; Lesezeichen, Sterne und Spiele. Was die Verwaltung darüber entschieden hat, mit Grund.',
        `Es bleibt, bis du es löschst. Räume löschst du unter „Projekte“: Dort liegt ein gelöschter Raum, einer der letzten ${BIN.rooms}, ${BIN.days} Tage im Papierkorb, wo ihn niemand spielen kann und du ihn zurückholen oder endgültig löschen kannst. Bilder löschst du unter „Mein Inventar“. „Konto löschen“ unter „Konto“ nimmt das Konto und all das auf einmal mit, auch den Papierkorb. Deine Zeiten bleiben ohne deinen Namen auf den Bestenlisten; von Zahlungen bleibt, was die Bücher brauchen, ohne dich.`,
        'Unter „Konto“ bekommst du mit „Exportieren“ alles in einer Datei.',
      ],
    },
    {
      title: 'Deine Netzwerkadresse',
      text: [
        'Sie wird nicht gespeichert. Damit niemand Antworten zu Tausenden rät oder hundertmal abstimmt, werden Versuche unter einem verschlüsselten Prüfwert des Netzes gezählt, aus dem sie kommen: im Allgemeinen zehn Minuten lang, bei falschen Antworten einen Tag, bei Spielen zwei Tage, und 30, wo eine Flucht für die Minuten auf der Karte eines Raums zählt.',
        'Neben der Zeit und den Sternen von Gästen steht ein solcher Prüfwert, der nur zu diesem Raum gehört, solange sie dort stehen.',
      ],
    },
    {
      title: 'In deinem Browser',
      text: [
        'Entwürfe von Räumen und die Schritte zum Rückgängigmachen, Bilder, die auf der Werkbank warten, das Geheimnis deiner Spiele, welche Räume du gespielt hast, und in drei Cookies, wie du Sprache, Licht und Ton magst. Abmelden entfernt, was davon deins ist; ebenso, wenn du in deinem Browser die Daten dieser Seite löschst. Wer als Gast spielt und das tut, ist jemand Neues.',
      ],
    },
  ],
  whereTitle: 'Wo es liegt',
  where: {
    here: [
      'Alles liegt in einem Ordner des Rechners, der diese Seite liefert, und sonst nirgends; weitergeschickt wird nichts. Mails werden auf diesem Rechner angezeigt, statt verschickt, und Zahlungen sind nachgestellt.',
      'Sein Protokoll hat für jede Anfrage eine Zeile, ohne Namen, Adressen oder Geheimnisse; ist es voll, wird es überschrieben. Wer den Rechner betreibt, kann den Ordner lesen, kopieren und löschen.',
    ],
    hosted: [
      'Konten, Räume, Spiele und Bilder liegen bei Google Firebase, im Projekt des Anbieters, der unten steht. Bezahlt wird auf den Seiten von Stripe: Kartennummern kommen nie hierher; gespeichert wird, was gekauft wurde, wann, und die Nummer, die Stripe dafür hat.',
    ],
  },
  ofProvider: 'Vom Anbieter',
  providerHere:
    'Diese Seite läuft auf jemandes eigenem Rechner: bei denen, von denen du die Adresse hast, etwa deiner Lehrerin, einem Museum oder einem Freund. Sie kümmern sich um das, was darauf gespeichert ist; frag also sie. Bezahlt wird hier nur zum Schein: Es fließt kein Geld.',
  providerMissing:
    'Wer diese Seite betreibt, hat sich noch nicht vorgestellt. Bis dahin wird hier nichts verkauft. Frag die, von denen du die Adresse hast.',
};
