import type postgres from "postgres";
import { DatabaseSilent, type Patience, type Wait } from "./patience";

/** Has every question and transaction that goes through `sql` wait no longer than `patience` has. */
export function spare(sql: postgres.Sql, patience: Patience): void {
  patience.knock = () => sql`select 1`;
  spareQuestions(sql, patience);
  spareTransactions(sql, patience);
}

function spareQuestions(sql: postgres.Sql, patience: Patience): void {
  const ask = sql.unsafe.bind(sql);
  const unsafe = (...question: Parameters<typeof ask>) => {
    if (patience.isAway) return refused();
    const query = ask(...question);
    const { end } = patience.wait((error) => rejectOf(query)(error));
    query.then(end, end); // begins it, which whoever asks does in the same breath
    return query;
  };
  Object.assign(sql, { unsafe });
}

/** As the driver's query, for the query builder: it waits, or asks for `values`. */
function refused() {
  const promise = Promise.reject<never>(new DatabaseSilent());
  return Object.assign(promise, { values: () => promise, execute: () => promise });
}

/** The driver's queries can be rejected from outside, which its types leave out; what is answered later is passed over. */
function rejectOf(query: object): (error: Error) => void {
  if ("reject" in query && typeof query.reject === "function") return query.reject.bind(query);
  return () => undefined;
}

type Work = (tx: postgres.TransactionSql) => unknown;

/** Without the form of `begin` that takes options, which the query builder does not use. */
function spareTransactions(sql: postgres.Sql, patience: Patience): void {
  const start = sql.begin.bind(sql);
  const begin = (work: Work): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const wait = patience.wait(reject);
    const inTime = (tx: postgres.TransactionSql) => {
      if (wait.isOver) throw new DatabaseSilent(); // it began too late
      renewAtEachStep(tx, wait);
      return work(tx);
    };
    start(inTime).then(resolve, reject).finally(wait.end);
    return promise;
  };
  Object.assign(sql, { begin });
}

/** What is written here is a step forward of the transaction; the time between two is ours. */
function renewAtEachStep(tx: postgres.TransactionSql, wait: Wait): void {
  const unsafe = tx.unsafe.bind(tx);
  tx.unsafe = (text, parameters, options) => {
    wait.renew();
    return unsafe(text, parameters, options);
  };
  const enter = tx.savepoint.bind(tx);
  const savepoint = (work: Work) => {
    wait.renew();
    return enter((inner) => {
      renewAtEachStep(inner, wait);
      return work(inner);
    });
  };
  Object.assign(tx, { savepoint });
}
