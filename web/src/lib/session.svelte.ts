// A table as this browser knows it: one socket that comes back by itself, the last word of the server, and what was sent and not answered yet.
import { chance, Refusal, type Entry, type FromServer, type Now, type TableInfo, type Talk } from './api';
import type { Answer, Source } from './source';
import { closed, saw } from './witness';

type Message = { type: string } & Record<string, unknown>;
type Question = { message: Message; spoken: number; done: (answer: Answer) => void; failed: (why: Refusal) => void };
type Sync = Extract<FromServer, { type: 'sync' }>;

const FIRST_WAIT = 500; // ms until the first try to connect again
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000; // without a word for so long after a ping, or after knocking, the line is dead
const FINAL = ['forbidden', 'not-found']; // turned away for good; for any other reason it is worth another try

let early: Session | null = null; // begun while the page is still on its way

/** Ask for a table before there is a screen to show it on. */
export function connectAhead(id: string): void {
  early = new Session(id);
}

/** The session of a table: the one that was begun ahead, or a new one. */
export function connectTo(id: string): Session {
  const begun = early?.id === id ? early : null;
  early = null;
  return begun ?? new Session(id);
}

export class Session implements Source {
  readonly kind = 'session';
  table = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  talk = $state.raw<Talk[]>([]);
  you = $state<string | null>(null);
  own = $state.raw<number[]>([]);
  online = $state(false);
  retryAt = $state(0); // when the next try to connect is due, in ms since 1970; 0: it is under way
  refused = $state.raw<Refusal | null>(null); // the table itself is not shown to us
  heardAt = $state(0); // when `now` came: clocks run from there
  fresh = $state.raw<Entry[]>([]); // entries of the last update, for those who show what happened

  #socket: WebSocket | null = null;
  #questions = new Map<string, Question>();
  #asked = 0;
  #seq = 0;
  #wait = FIRST_WAIT;
  #retry = 0; // timers
  #pinger = 0;
  #deadline = 0;
  #closed = false;
  #seat: number | null | undefined; // the seat to look from after a reconnect, if one was chosen

  constructor(readonly id: string) {
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** A move for the seat we look from. A sealed choice gets a salt of this page's own, and its receipt is kept. */
  async play(move: string): Promise<Answer> {
    const now = this.now;
    if (!now || now.seat === null) throw new Refusal('seat');
    const { seat, token } = now;
    if (now.receipt) closed(this.id, token + 1, seat, null); // it holds no more
    const answer = await this.#ask({ type: 'play', seat, token, move, salt: chance() });
    if (answer.receipt) closed(this.id, token + 1, seat, answer.receipt);
    return answer;
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: 'undo', seat: this.now?.seat, token: this.now?.token });
  }

  stand(occasion: string, move: string | null): Promise<Answer> {
    return this.#ask({ type: 'stand', seat: this.now?.seat, occasion, move });
  }

  say(text: string, to: number | null = null): Promise<Answer> {
    return this.#ask({ type: 'say', text: text.trim().split(/\s+/).join(' '), to });
  }

  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: 'look', seat });
  }

  /** Try now, without waiting any longer. */
  retry(): void {
    if (!this.online) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.online = false;
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
    for (const question of this.#questions.values()) question.failed(new Refusal('offline'));
    this.#questions.clear();
  }

  // The line

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#hangUp();
    this.retryAt = 0;
    this.#seq = 0;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/socket`);
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost();
    this.#socket = socket;
    this.#expectWord();
  }

  /** Let go of the socket; nothing it still says counts. */
  #hangUp(): void {
    clearTimeout(this.#deadline);
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost(): void {
    this.#hangUp();
    this.online = false;
    if (this.refused || this.#closed) return;
    this.retryAt = Date.now() + this.#wait;
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Whoever is silent too long is gone: a browser may notice only minutes later that its network is. */
  #expectWord(): void {
    clearTimeout(this.#deadline);
    this.#deadline = window.setTimeout(() => this.#lost(), PATIENCE);
  }

  #ping(): void {
    if (!this.online) return;
    this.#send({ type: 'ping' });
    this.#expectWord();
  }

  /** The network or the person is back: see whether the line still is. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.refused) return;
    if (this.online) this.#ping();
    else if (this.retryAt) this.#connect();
  };

  #send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // Questions and answers

  /** Sent again until it is answered: the token sees to it that a move counts once. */
  #ask(message: Message): Promise<Answer> {
    const id = `${++this.#asked}`;
    const asked = { ...message, id };
    return new Promise((done, failed) => {
      this.#questions.set(id, { message: asked, spoken: this.talk.at(-1)?.number ?? -1, done, failed });
      if (this.online) this.#send(asked);
    });
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#deadline);
    const missed = message.seq !== this.#seq + 1;
    this.#seq = message.seq;
    switch (message.type) {
      case 'sync':
        this.#synced(message, missed || !this.online);
        break;
      case 'update':
        this.#append(message.entries);
        this.now = message.now;
        this.heardAt = Date.now();
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'talk':
        this.talk = [...this.talk, message.talk];
        break;
      case 'done':
        this.#answered(message.id)?.done({ n: message.n, receipt: message.receipt });
        break;
      case 'refused':
        if (message.seq === 1 && FINAL.includes(message.code)) this.refused = new Refusal(message.code, message); // instead of the first sync
        this.#answered(message.id)?.failed(new Refusal(message.code, message));
        break;
      case 'bye': // the server closes now; we come back by ourselves
      case 'pong':
        break;
    }
    this.#remember();
  }

  /** What the server has to keep to until the end. */
  #remember(): void {
    if (this.table) saw(this.table, this.you);
    if (this.now?.receipt && this.now.seat !== null) closed(this.id, this.now.token + 1, this.now.seat, this.now.receipt);
  }

  #append(entries: Entry[]): void {
    const last = this.log.at(-1)?.n ?? 0;
    const news = entries.filter((entry) => entry.n > last);
    if (news.length) this.log = [...this.log, ...news];
    this.fresh = news;
  }

  /** All of it, anew. After a reconnect, or when messages were left out for a slow line, answers may be lost: then everything open is asked again. */
  #synced(message: Sync, lost: boolean): void {
    this.you = message.you;
    this.own = message.own;
    this.table = message.table;
    this.log = message.log;
    this.talk = message.talk;
    this.now = message.now;
    this.heardAt = Date.now();
    this.fresh = [];
    this.online = true;
    this.#wait = FIRST_WAIT;
    if (!lost) return;
    if (this.#seat !== undefined && this.#seat !== (message.now?.seat ?? null) && (this.#seat === null || message.own.includes(this.#seat))) this.#send({ type: 'look', seat: this.#seat });
    const heard = new Set<number>();
    for (const [id, question] of this.#questions) {
      const line = this.#saidAlready(question, heard);
      if (line) {
        heard.add(line.number);
        this.#answered(id)?.done({});
      } else {
        this.#send(question.message);
      }
    }
  }

  /** A word to the table has no token; but if it arrived it is among the talk, and must not be said twice. */
  #saidAlready({ message, spoken }: Question, heard: Set<number>): Talk | undefined {
    if (message.type !== 'say') return undefined;
    return this.talk.find((line) => line.number > spoken && !heard.has(line.number) && line.person === this.you && line.text === message.text && line.to === message.to);
  }

  #answered(id: string | null): Question | undefined {
    if (id === null) return undefined;
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    return question;
  }
}
