import { pleaseHold } from '../../starters/pleaseHold.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const pleaseHoldInGerman = translateRecipe(pleaseHold, 'de', {
  roomName: 'Bitte warten',
  introduction:
    'Ihr Anruf ist uns wichtig, sagt der Zug. Das sagt er seit sechs Tagen, mitten auf einer Wiese. Der Techniker kommt zwischen Hannover und Freitag.\n\nDu hast beschlossen, die Wagentür selbst zu öffnen. Jedes Schloss an Bord stammt aus einer anderen Abteilung, und noch nie waren sich zwei Abteilungen über irgendetwas einig.',
  craft: {
    idea: 'Drei Schlösser für die Hände',
    note: 'Alle drei verlangen eine Antwort, aber keine wird getippt: Es werden Steine gedrückt, ein Knauf geschoben, eine Melodie gespielt. Geht etwas mit einem Code auf, führt sein Panel zu „Schloss einstellen“, und dort hat „Wie gibt man die Antwort ein?“ zwölf Möglichkeiten; stell die Antwort an eben dem Schloss ein, das nachher zu sehen ist, und probier es dort aus. Lass die Geschichte sagen, welches wohin gehört: Farben zu einem Feuer, Richtungen zu einem Weg, eine Melodie zu einem Zug, der allen etwas vorspielt, die warten.',
  },
  ending:
    'Die Tür geht auf, und dahinter ist ein Bahnsteig. Er war die ganze Zeit auf dieser Seite. Auf einem Schild steht in Messing: BITTE WARTEN.',
  startName: 'Abteil',
  scenes: { locker: 'Im Spind' },
  door: { name: 'Wagentür', says: 'BITTE FAHRKARTE AN DAS FLÜGELRAD HALTEN. WIR DANKEN FÜR IHRE GEDULD.' },
  items: {
    manual: {
      name: 'Handbuch',
      says: 'Im Brandfall in dieser Reihenfolge drücken: was brennt, was löscht, was nachwächst, und die Fahne, die zu schwenken ist, wenn nicht:\n\n:red: :blue: :green: :white:\n\nAbteilung Farben, genehmigt von der Abteilung Brände.',
    },
    fireBox: {
      name: 'Feuerkasten',
      says: 'Rot, wie solche Kästen sind, mit farbigen Steinen zum Drücken.',
      saysOpened:
        'Ein Hammer, ein Schraubenzieher, nichts gegen Feuer, und eine Skizze vom Weg zur Toilette.',
      hints: ['Was zu drücken ist und in welcher Reihenfolge, steht im Handbuch.'],
    },
    mat: {
      name: 'Teppich',
      says: 'Abteilung Teppiche.',
      saysOpened:
        'Darunter ist eine Mulde für alles, was man unter den Teppich kehrt, samt Lappen. Abteilung Teppiche.',
    },
    crate: {
      name: 'Kiste',
      says: 'KEKSE FÜR SECHS TAGE, steht auf dem Deckel, und jemand hat mitgezählt.',
      saysOpened: 'Stroh. Jetzt beginnt Tag sieben.',
    },
    sketch: {
      name: 'Skizze',
      says: 'Vom Abteil die Leiter hinauf, noch einmal hinauf, dann links über das Dach und die Rutsche hinunter:\n\n:up: :up: :left: :down:\n\nDer Spind am Ende ist nicht die Toilette. Diesen Fehler macht jeder einmal.',
    },
    locker: {
      name: 'Spind am Ende',
      says: 'Sein Griff lässt sich in acht Richtungen schieben.',
      saysOpened:
        'Nicht die Toilette. Hinter dem Mantel hängen eine Tasche und ein Zettel. Sieh genauer hin.',
      hints: ['Den Weg hierher zeigt die Skizze aus dem Feuerkasten.'],
    },
    schedule: {
      name: 'Zettel an alle',
      says: 'Die Fahrkarten sind im Radio. Das Radio öffnet sich auf die Melodie, die das Telefon spielt, während man wartet; nach sechs Tagen kennt sie jeder.\n\n:mi: :so: :mi: :do: :re:',
    },
    radio: {
      name: 'Radio',
      says: 'Seine Knöpfe sind Zierde. Unter der Skala klappen acht Tasten heraus, wie ein sehr kurzes Klavier. Abteilung Musik.',
      saysOpened:
        'Es spielt die Melodie selbst zu Ende, öffnet seinen Lautsprecher und gibt dir eine Fahrkarte.',
      hints: ['Die Melodie steht auf dem Zettel im Spind.'],
    },
    card: { name: 'Fahrkarte' },
    phone: {
      name: 'Telefon',
      says: '„Bitte warten“, sagt es. Du bist Nummer neunhundertzwei in der Schlange, die aus dir besteht.',
    },
    window: {
      name: 'Fenster',
      says: 'Eine Wiese und ein Dorf. Im anderen Fenster ist ein Viadukt, über das andere Züge fahren.',
    },
    tea: {
      name: 'Teetisch',
      says: 'Der Tee ist noch warm. Abteilung Tee: die einzige, die antwortet.',
    },
    seat: {
      name: 'Sitzbank',
      says: 'Reserviert, durch die Abteilung Sitze. Du sitzt seit sechs Tagen darauf, in der falschen Klasse.',
    },
    luggage: { name: 'Gepäck', says: 'Zurückgelassen von denen, die durchgestellt wurden.' },
    otherLuggage: {
      name: 'Noch mehr Gepäck',
      says: 'Ein Rucksack, eine Tasche und eine gerollte Matte. Da war jemand aufs Warten vorbereitet.',
    },
    blind: {
      name: 'Rollo mit Ring',
      says: 'Du ziehst, und es geht herunter. Du lässt los, und es geht hinauf. Abteilung Rollos, zurzeit geschlossen.',
    },
    coat: { name: 'Mantel', says: 'Abteilung Mäntel. Die Taschen gehören zu einer anderen Abteilung.' },
    books: {
      name: 'Bücher',
      says: 'Vorschriften, in vier Bänden: wie man wartet, wie man weiter wartet, wie man gewartet hat, und wo man sich beschwert.',
    },
    ball: { name: 'Flasche und Ball', says: 'Abteilung Freizeit. Sie trifft sich am nächsten Bahnhof.' },
    shoes: { name: 'Schuhe', says: 'Neu. In diesem Zug ist noch niemand irgendwohin gegangen.' },
    bag: { name: 'Tasche', says: 'Leer, bis auf ein Formular, auf dem steht, was darin ist.' },
    lunchbox: { name: 'Köfferchen', says: 'Darin wartet ein Brot auf jemanden. Seit sechs Tagen.' },
    cup: { name: 'Pokal', says: 'FÜR GEDULD. Verliehen an den Zug.' },
    mirror: { name: 'Spiegel', says: 'Du siehst aus wie Nummer neunhundertzwei.' },
    coloured: {
      name: 'Bunte Tafel',
      says: 'Die Wochentage, nach Abteilungen. Auf den Freitag hat sich keine festgelegt.',
    },
    photos: { name: 'Fotos', says: 'Ein Techniker, zwischen Hannover und hier. Und noch einmal.' },
  },
});
