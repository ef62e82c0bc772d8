import { expect, test } from 'vitest';
import { withEagerFactories } from './eager-factories.ts';

test('wraps only the factory of each CommonJS module in parentheses', () => {
  const code =
    'import{t}from"./r.js";var a=t(e=>{e.x=()=>1}),b=t((e,n)=>{n.exports=a()}),c=t(a),d=()=>{};export{b as t};';
  expect(withEagerFactories(code)).toBe(
    'import{t}from"./r.js";var a=t((e=>{e.x=()=>1})),b=t(((e,n)=>{n.exports=a()})),c=t(a),d=()=>{};export{b as t};',
  );
});

test('leaves code without CommonJS modules unchanged', () => {
  expect(withEagerFactories('const one = (value) => value; export { one };')).toBe(
    'const one = (value) => value; export { one };',
  );
});
