import { foldPassword } from '../../../lock/answer/passwords.ts';

/** Headings of columns in the languages of most teachers, folded. */
const QUESTION_HEADINGS = folded(
  'question, questions, q, term, word, prompt, english, german, french, spanish, clue, front,' +
    'Frage, Fragen, Aufgabe, Aufgaben, Wort, Begriff, Vokabel, Deutsch, Englisch, Französisch, Spanisch, Vorderseite,' +
    'mot, terme, français, anglais, allemand, pregunta, preguntas, palabra, español, inglés, domanda, parola, vraag',
);
const ANSWER_HEADINGS = folded(
  'answer, answers, a, solution, definition, translation, meaning, result, back, english, german, french, spanish,' +
    'Antwort, Antworten, Lösung, Lösungen, Ergebnis, Übersetzung, Bedeutung, Deutsch, Englisch, Französisch, Spanisch,' +
    'Rückseite, réponse, réponses, traduction, français, anglais, allemand, respuesta, respuestas, traducción, español,' +
    'inglés, risposta, traduzione, antwoord',
);

/** Returns whether a row names the columns instead of asking something. */
export function isHeader([question = '', answer = '']: readonly string[]): boolean {
  return QUESTION_HEADINGS.has(foldPassword(question)) && ANSWER_HEADINGS.has(foldPassword(answer));
}

function folded(headings: string): ReadonlySet<string> {
  return new Set(headings.split(',').map((heading) => foldPassword(heading)));
}
