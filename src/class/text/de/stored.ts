import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { storedText as en } from '../en/stored.ts';

export const storedText: Translation<typeof en> = {
  page: 'Was von einer Klasse bleibt',
  title: 'Was von einer Klasse bleibt',
  lead: 'Eine Seite, um sie der Schulleitung zu zeigen.',
  columns: { what: 'Was', detail: 'Was es enthält', until: 'Wie lange' },
  rows: {
    name: {
      what: 'Ein Name',
      detail:
        'Vom Spiel vergeben, zum Beispiel „Mutiger Otter“; selbst getippt nur, wenn die Lehrkraft das gewählt hat, dann auch auf den Ergebnissen und in ihrer Datei',
      until: '24 Stunden',
    },
    seat: {
      what: 'Ein Platz',
      detail: 'Sein Team, wann jemand kam und zuletzt da war, wie viele dort sitzen, ob er gesperrt ist',
      until: '24 Stunden',
    },
    team: {
      what: 'Was das Team tat',
      detail: 'Schritte mit Minuten, Anzahl falscher Antworten, erhaltene Tipps, und wo im Raum es steht',
      until:
        '24 Stunden; Schritte, Zahlen und Tipps 30 Tage ohne Namen der Klasse, wenn die Lehrkraft es wählt',
    },
    teacher: {
      what: 'Was die Lehrkraft tat',
      detail: 'Das Konto, die Einstellungen beim Öffnen, Pausen, Minuten und die Nachrichten im Wortlaut',
      until: '24 Stunden',
    },
    browser: {
      what: 'Ein Schlüssel im Browser',
      detail:
        'Eine Zufallszahl, mit der ein Neuladen den Platz wiederfindet. Der Server behält nur eine Prüfzahl, an der er den Schlüssel erkennt, aber nicht ablesen kann; bei Angemeldeten die Nummer des Kontos',
      until: '24 Stunden; auf dem Gerät, bis seine Websitedaten gelöscht werden',
    },
    guessing: {
      what: 'Gegen das Raten',
      detail:
        'Die Netzwerkadresse in unlesbar gemachter Form, um Beitritte zu zählen; ebenso falsche Antworten, um Versuche nach Team und Konto der Lehrkraft zu zählen. Beides lässt sich daraus nicht zurückgewinnen',
      until: 'Das Netzwerk höchstens eine Stunde, die Antworten einen Tag nach der letzten',
    },
    creator: {
      what: 'Für die Person, die den Raum gebaut hat',
      detail:
        'Summen: wie viele hinauskamen, wie lange sie für Schlösser brauchten. Keine Namen, keine Antworten, kein Datum',
      until: 'Ein Jahr nach dem letzten Spiel des Raums',
    },
    nothing: {
      what: 'Sonst nichts',
      detail:
        'Niemand braucht ein Konto; keine E-Mail, keine Adresse eines Geräts, kein Tracking. Wer im Team was anklickte, steht nirgends',
      until: '',
    },
  },
  after:
    'Die Stunden zählen ab dem Ende der Klasse. Die Lehrkraft kann alles auf einmal löschen. Was abgelaufen ist, wird innerhalb einer Stunde gelöscht.',
  where: {
    title: 'Wo es gespeichert ist',
    here: 'Auf dem Computer, der diese Seite ausliefert, in einem Ordner, und sonst nirgends. Nichts wird weitergegeben.',
    hosted:
      'Bei Google Firebase, im Projekt derer, die diese Seite betreiben, in der Region, die sie dafür gewählt haben.',
    by: (provider) => `Betrieben von: ${provider}`,
    unknown: 'Auf dem Server derer, die diese Seite betreiben.',
  },
  print: 'Drucken',
  other: 'Read it in English',
  back: 'Zurück zur Klasse',
};
