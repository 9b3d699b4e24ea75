/** Words of the short manual. */
export const manualText = {
  title: 'Manual',
  lead: 'From an empty room to players who look for the way out.',
  guided: 'Build a first room with me',
  parts: {
    build: {
      title: 'Build',
      steps: [
        'Under “Themes” choose a place, or begin from a finished room.',
        'Under “Things” tap what shall stand in it, or drag it into the room. Drag it where it belongs; its corners make it larger or smaller.',
        '“Add scene” below the room makes another place or a close-up. A door, a sign or a spot over the background leads there: set it at “When clicked, it”.',
      ],
    },
    lock: {
      title: 'Lock',
      steps: [
        'Select a thing, the door too, and switch on “Locked”.',
        'Choose what opens it: a code, a key, or clicks in an order. A key is one that stands in the room.',
        'For a code, “Set the lock” shows a dozen of locks: wheels, a clock, colours, a melody and more. Set the answer on the very lock that players will see.',
        'Let something tell the code: a note with your own words, or a riddle that you choose as its clue.',
      ],
    },
    hide: {
      title: 'Hide',
      steps: [
        'Select a chest, a rug or a picture, switch on “Something is hidden in it” and choose what, or drag a thing onto it by its round handle.',
        'It comes to light once players open what hides it.',
        'The view “Puzzle” draws who hides what, and what opens what.',
      ],
    },
    publish: {
      title: 'Try and publish',
      steps: [
        'The line below the room says whether it can be escaped; “Show me the escape” plays it in the room. What has to be mended stands there, too, and leads to where.',
        '“Preview” lets you play it yourself.',
        '“Publish” asks for the cover and who may find the room: everybody, or those with the link. Changes reach players when you publish again; the link stays the same.',
      ],
    },
    class: {
      title: 'With a class',
      steps: [
        'Publish by link alone: then the room is listed nowhere.',
        'Give the link to all, or show its QR code on the wall. Everybody plays by themselves on a phone, a tablet or a laptop, without an account.',
        '“Results” under Projects says how many got out, how long they took and at which lock others stayed. It can be kept as a file for a spreadsheet.',
      ],
    },
    print: {
      title: 'On paper',
      steps: [
        'Under “Share”, “QR code” shows the room’s address as a picture: print that page with your browser (Ctrl+P), or copy the picture into a worksheet.',
        'A riddle may lie on the table instead of in the room: set its answer as the code, and say “A picture shows the code” at the lock.',
      ],
    },
  },
};
