import { FREE_PLAN_ROOMS } from '../../../../core/account/plans.ts';
import { BIN } from '../../../../core/room/bin.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of the manual. */
export const manualText = {
  title: 'Manual',
  lead: 'From an empty room to players looking for the way out, with or without a class.',
  guided: 'Start the guided first room',
  parts: {
    make: {
      title: 'Make me a room',
      steps: [
        '“Make me a room” builds a whole room that can be escaped; you change in it what you like. A new room begins with it, and “Themes” has it at any time.',
        '“From a wish” asks where it takes place, how tricky its riddles are and how long it takes. “From questions” makes a lock of each of your questions, such as words to learn. “From an assistant” takes what an AI chat of your own has written.',
        'Look at the way out, keep a part by its pin, and press “Another one” for a new room around it. “Use this room” puts it into the editor; “Undo” brings back what was there.',
      ],
    },
    build: {
      title: 'Build',
      steps: [
        'Choose a place under “Themes”, or start from a finished room.',
        'Under “Things”, tap what you want in the room, or drag it in. Drag its corners to resize it.',
        '“Add scene” below the room adds another place or a close-up. A door, a sign or a spot over the background can lead there: set it under “When clicked, it”.',
      ],
    },
    lock: {
      title: 'Lock',
      steps: [
        'Select a thing or the door, and turn on “Locked”.',
        'Choose what opens it: an answer, a key or a sequence of clicks. Any thing in the room that players can take can be a key.',
        'If an answer opens it, press “Set the lock” and choose a kind of lock: wheels, a clock, colours, a melody and more. Enter the answer on the lock as players will see it.',
        'Give players a clue to the answer: a note with your own text, or a riddle that you choose as the clue.',
      ],
    },
    hide: {
      title: 'Hide',
      steps: [
        'Select a chest, a rug or a picture, turn on “Something is hidden in it” and choose what. Or drag a thing onto it by its round handle.',
        'It appears once players open what hides it.',
        'The “Puzzle” view shows what hides what, and what opens what.',
      ],
    },
    publish: {
      title: 'Try and publish',
      steps: [
        'The line below the room says whether players can escape; “Show me the way out” plays it in the room. Anything to fix is listed there, too: tap it to go to it.',
        '“Preview” lets you play it yourself.',
        'Under “Room”, say in which language your texts are: players find rooms by it. The site itself speaks English and German.',
        '“Publish” asks for the cover and who may find the room: everybody, or people with the link. Changes reach players when you publish again; the link stays the same.',
        `The Free plan keeps ${counted(FREE_PLAN_ROOMS, 'room', 'rooms')} at a time. Delete one under “Projects” to make space for another; it can be restored there for ${BIN.days} days.`,
      ],
    },
    class: {
      title: 'With a class',
      steps: [
        'Publish the room; by link alone is enough. Then press “Play with a class” there, or “Class” under “Projects”, choose how many teams there are, and open the door. With “A device each”, everybody plays alone.',
        '“Projector view” shows the class a code. Pupils open the address on any device and type the code, without an account. “Start for all” starts the clock.',
        'The game gives each pupil a name. With “Pupils type one” you see at each team who is who. A second pupil at the same computer chooses “I am somebody else” in the team’s menu.',
        'The board shows how far each team is, and who needs you. Give a hint, minutes or a message, to one team or to all, and pause whenever you like.',
        'After “End now” the results show what each team opened, when and with which hints, also for a spreadsheet. They are deleted after 24 hours unless you keep them.',
      ],
    },
    print: {
      title: 'On paper',
      steps: [
        'Under “Share”, “QR code” shows the room’s address as a picture: print that page with your browser (Ctrl+P), or copy the picture into a worksheet.',
        'A riddle can also lie on the table instead of in the room: set its answer at the lock, and turn on “A picture shows the answer”.',
      ],
    },
  },
};
