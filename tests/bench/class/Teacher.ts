import * as v from 'valibot';
import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';
import { demoCreator } from '../../../seeds/demoAccounts.ts';
import { HttpConnection } from '../load/HttpConnection.ts';

const signedIn = v.object({ idToken: v.string() });

/** The creator of the demo rooms, who has Pro and teaches with one of them. */
export class Teacher {
  readonly #connection: HttpConnection;
  readonly #idToken: string;

  constructor(connection: HttpConnection, idToken: string) {
    this.#connection = connection;
    this.#idToken = idToken;
  }

  static async signIn(origin: string): Promise<Teacher> {
    const connection = new HttpConnection(origin);
    const { email, password } = demoCreator;
    const answer = await connection.post(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded',
      JSON.stringify({ email, password, returnSecureToken: true }),
    );
    return new Teacher(connection, v.parse(signedIn, answer).idToken);
  }

  async call<Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>> {
    const answer = await this.#connection.post(`/api/${name}`, JSON.stringify(request), this.#idToken);
    return answer as AnswerOf<Name>;
  }

  close(): void {
    this.#connection.close();
  }
}
