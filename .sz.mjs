import { rolldown } from 'rolldown'; import { gzipSync } from 'node:zlib';
const size=async(code,ext)=>{const b=await rolldown({input:'x',plugins:[{name:'v',resolveId:(i)=>i==='x'?'\0x':(i==='i18next'?'\0i':undefined),load:(i)=>i==='\0x'?code:i==='\0i'?'export const keyFromSelector=()=>{}':undefined}],external:ext,cwd:'/tmp/h-f/storefront'});const o=await b.generate({minify:true});return gzipSync(o.output[0].code).length};
console.log('react-i18next', await size("export { useTranslation, I18nextProvider } from '/tmp/h-f/node_modules/react-i18next/dist/es/index.js'",['react']));
