import { expect, test } from 'vitest';
import { withEagerFactories } from './eager-factories.ts';

test('the function of each CommonJS module is put in brackets, and nothing else', () => {
  const code =
    'import{t}from"./r.js";var a=t(e=>{e.x=()=>1}),b=t((e,n)=>{n.exports=a()}),c=t(a),d=()=>{};export{b as t};';
  expect(withEagerFactories(code)).toBe(
    'import{t}from"./r.js";var a=t((e=>{e.x=()=>1})),b=t(((e,n)=>{n.exports=a()})),c=t(a),d=()=>{};export{b as t};',
  );
});

test('code without such modules stays as it is', () => {
  expect(withEagerFactories('const one = (value) => value; export { one };')).toBe(
    'const one = (value) => value; export { one };',
  );
});
